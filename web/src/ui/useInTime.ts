import { useCallback, useEffect, useState } from 'react';

/** Works once the page is there as a whole, and the browser has nothing else to do. */
function whenIdle(work: () => void): () => void {
  const handleLoad = () => void (window.requestIdleCallback ?? setTimeout)(work);
  if (document.readyState === 'complete') handleLoad();
  else window.addEventListener('load', handleLoad, { once: true });
  return () => window.removeEventListener('load', handleLoad);
}

const signs = ['pointerdown', 'keydown', 'online'] as const;

/**
 * Loads code that most visits do not need once the page is idle, or when the visitor begins to use it, again until it is
 * here: it is then there when it is needed, also when the line or the server is gone by then.
 * @returns the code, null until it is here; and what asks for it anew and says whether it came
 */
export function useInTime<Code>(load: () => Promise<Code>): [Code | null, () => Promise<boolean>] {
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
  useEffect(() => {
    const stop = () => signs.forEach((sign) => window.removeEventListener(sign, attempt));
    const attempt = async () => {
      if (await prepare()) stop();
    };
    signs.forEach((sign) => window.addEventListener(sign, attempt));
    const stopWaiting = whenIdle(() => void attempt());
    return () => {
      stop();
      stopWaiting();
    };
  }, [prepare]);
  return [code, prepare];
}
