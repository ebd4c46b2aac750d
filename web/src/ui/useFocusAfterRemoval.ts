import { useEffect, useRef, type RefObject } from 'react';
import { focusMainIfLost } from './focusMainIfLost.ts';

/**
 * When an element is removed that has the focus: moves it to what is near, or else to the page’s content.
 * @param near selects it in the element’s parent
 * @returns a reference for the element
 */
export function useFocusAfterRemoval<Kind extends HTMLElement>(near: string): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    const parent = element.current?.parentElement;
    // Effects are ended after the elements have been removed.
    return () => focusMainIfLost(parent?.querySelector<HTMLElement>(near));
  }, [near]);
  return element;
}
