import { useEffect, useState } from 'react';

/** Why code could not be loaded: the server has another build by now, or could not be reached. */
const failures = new Set<unknown>();

/** Takes note of code that cannot be loaded, wherever it is imported. Called once, before any is. */
export function noteMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void failures.add(payload));
}

/** Whether it is code that could not be loaded. */
export const isMissingCode = (error: unknown): boolean => failures.has(error);

/** Whether the document has not been loaded anew yet in this tab because of its build; from now on it has. */
function isFirstTime(): boolean {
  // The entry's name is a hash of all that it imports.
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const key = `loaded anew ${entry}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'yes');
    return true;
  } catch {
    // What cannot be remembered would be done without end.
    return false;
  }
}

/** Whether the server answers for this address; a browser’s own page of failure would be worse than the site’s. */
async function isServed(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** Loads the document anew, and so with the code that the server has; once for each build. False where it does not. */
export async function loadAnew(): Promise<boolean> {
  const may = (await isServed()) && isFirstTime();
  if (may) location.reload();
  return may;
}

/**
 * For what stands in for a page that fails: where code was missing, loads the document anew. True while that is under
 * way, when nothing is to be told yet.
 */
export function useCodeAnew(): boolean {
  const [isTrying, setTrying] = useState(failures.size > 0);
  useEffect(() => {
    if (!isTrying) return;
    const attempt = async () => {
      if (!(await loadAnew())) setTrying(false);
    };
    void attempt();
  }, [isTrying]);
  return isTrying;
}
