import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False for the server’s render and the one that hydrates it: for what the server cannot know or must not write. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
