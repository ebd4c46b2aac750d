import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Loads the page's data again, after which `reloads` is another key for what shall begin anew with them. */
export function useReload(): { reloads: number; reload: () => void } {
  const { revalidate } = useRevalidator();
  const [reloads, setReloads] = useState(0);
  return { reloads, reload: () => void revalidate().then(() => setReloads((count) => count + 1)) };
}
