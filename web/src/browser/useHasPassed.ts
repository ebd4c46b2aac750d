import { useEffect, useState } from 'react';

/**
 * Whether this many milliseconds have passed since a value became what it is, such as a moment or a state; false without
 * a value.
 */
export function useHasPassed(milliseconds: number, since: unknown): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!since) return;
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [milliseconds, since]);
  return hasPassed;
}
