import { useEffect, useRef } from 'react';
import { focusMainIfLost } from '../../ui/focusMainIfLost.ts';

/**
 * Moves the focus to the page’s content after the focused row was deleted.
 * @param count the number of rows
 */
export function useFocusAfterDeletion(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) focusMainIfLost();
    before.current = count;
  }, [count]);
}
