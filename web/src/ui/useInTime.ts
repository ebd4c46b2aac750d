import { useEffect } from 'react';

/**
 * Loads code that most visits do not need, once the visitor begins to use the page: it is then there when it is
 * needed, also when the network is gone by then.
 */
export function useInTime(load: () => Promise<unknown>): void {
  useEffect(() => {
    const begun = ['pointerdown', 'keydown'] as const;
    const handleBeginning = () => {
      begun.forEach((event) => window.removeEventListener(event, handleBeginning));
      // Whoever needs it asks again, and tells of the failure.
      load().catch(() => {});
    };
    begun.forEach((event) => window.addEventListener(event, handleBeginning));
    return () => begun.forEach((event) => window.removeEventListener(event, handleBeginning));
  }, [load]);
}
