import { useEffect, useRef, type RefObject } from 'react';

/**
 * The element to focus when a change took away the one that had the focus: a form that closed, a button that went
 * with its entry.
 * @param state changes with it
 */
export function useFocusWhenLost<Target extends HTMLElement>(state: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) target.current?.focus();
    before.current = state;
  }, [state]);
  return target;
}
