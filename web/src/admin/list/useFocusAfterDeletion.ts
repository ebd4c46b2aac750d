import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the page’s content after the focused row was deleted.
 * @param count the number of rows
 */
export function useFocusAfterDeletion(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (count < before.current && isFocusLost)
      document.getElementById('main')?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
}
