import { useEffect, useRef } from 'react';

/**
 * A deleted row takes the focus with it: the keyboard goes on at the page's content.
 * @param count how many rows there are
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
