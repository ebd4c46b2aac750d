import { useEffect, useState } from 'react';

/** Errors of code that could not be loaded: the server has a newer build by now, or could not be reached. */
const failures = new Set<unknown>();

/** Records code that cannot be loaded, wherever it is imported. Called once, before anything is imported. */
export function noteMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void failures.add(payload));
}

/** Whether the error is about code that could not be loaded. */
export const isMissingCode = (error: unknown): boolean => failures.has(error);

/** Whether this tab has not yet reloaded the document for this build; records the reload. */
function isFirstTime(): boolean {
  // The entry’s name is a hash of everything that it imports.
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const key = `loaded anew ${entry}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'yes');
    return true;
  } catch {
    // Without storage, it would reload endlessly.
    return false;
  }
}

/** Whether the server responds at this address; the browser’s own error page would be worse than the site’s. */
async function isServed(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** Loads the document at the address, at its top: a reload would scroll it to where the page before it was. */
export function loadDocument(): void {
  if (location.hash) location.reload();
  else location.replace(location.href);
}

/**
 * Loads the document at the address if the error is about missing code: it can be read even if its code is missing, too.
 * False if the server does not respond.
 */
export async function reopenDocument(error: unknown): Promise<boolean> {
  return isMissingCode(error) && reloadIfServed();
}

/** Loads the document at the address, with the server’s current code; false if the server does not respond. */
export async function reloadIfServed(): Promise<boolean> {
  if (!(await isServed())) return false;
  loadDocument();
  return true;
}

/** Reloads the document, once per build, to get the server’s current code; false if it does not reload. */
export async function reloadDocument(): Promise<boolean> {
  const mayReload = (await isServed()) && isFirstTime();
  if (mayReload) loadDocument();
  return mayReload;
}

/**
 * For a page’s failure screen: reloads the document if code was missing. True while the reload is pending, so that no
 * failure is shown yet.
 */
export function useReloadForMissingCode(): boolean {
  const [isTrying, setTrying] = useState(failures.size > 0);
  useEffect(() => {
    if (!isTrying) return;
    const attempt = async () => {
      if (!(await reloadDocument())) setTrying(false);
    };
    void attempt();
  }, [isTrying]);
  return isTrying;
}
