import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the element to focus after a change removed the focused one: a form that closed, a button deleted with its
 * entry.
 * @param state a value that changes when that happens
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
