import { useEffect, useRef, type RefObject } from 'react';
import { focusMainIfLost } from '../../ui/focusMainIfLost.ts';

/**
 * Moves the focus to the page’s content after the focused row was deleted, or what can be done with it was disabled.
 * @param count the number of rows
 * @param near its first box is focused instead, if it is there
 */
export function useFocusAfterDeletion(count: number, near?: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) focusMainIfLost(near?.current?.querySelector('input'));
    before.current = count;
  }, [count, near]);
}
