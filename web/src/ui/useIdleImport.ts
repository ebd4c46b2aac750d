import { useCallback, useEffect, useState } from 'react';

/** Runs work once the page has loaded and the browser is idle. */
function whenIdle(work: () => void): () => void {
  const handleLoad = () => void (window.requestIdleCallback ?? setTimeout)(work);
  if (document.readyState === 'complete') handleLoad();
  else window.addEventListener('load', handleLoad, { once: true });
  return () => window.removeEventListener('load', handleLoad);
}

const signs = ['pointerdown', 'keydown', 'online'] as const;

/**
 * Attempts something, and again whenever the visitor starts to use the page, until an attempt succeeds.
 * @param start calls the function for the first attempt, and returns a function that gives up
 * @returns a function that gives up
 */
export function untilDone(
  attempt: () => Promise<boolean>,
  start: (work: () => void) => (() => void) | void = (work) => work(),
): () => void {
  const stopListening = () => signs.forEach((sign) => window.removeEventListener(sign, handleSign));
  const handleSign = async () => {
    if (await attempt()) stopListening();
  };
  signs.forEach((sign) => window.addEventListener(sign, handleSign));
  const stopWaiting = start(() => void handleSign());
  return () => {
    stopListening();
    stopWaiting?.();
  };
}

/**
 * Loads code that most visits do not need, once the page is idle or when the visitor starts to use it, retrying until
 * it is loaded: it is then ready when needed, even if the connection or the server has failed by then.
 * @returns the code, null until it is loaded; and a function that loads it again and returns whether it succeeded
 */
export function useIdleImport<Code>(load: () => Promise<Code>): [Code | null, () => Promise<boolean>] {
  const [code, setCode] = useState<Code | null>(null);
  const prepare = useCallback(async () => {
    try {
      const loaded = await load();
      setCode(() => loaded);
      return true;
    } catch {
      return false;
    }
  }, [load]);
  useEffect(() => untilDone(prepare, whenIdle), [prepare]);
  return [code, prepare];
}
