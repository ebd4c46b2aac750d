import { useEffect, useRef, type RefObject } from 'react';
import { createPath, type Location } from 'react-router-dom';

/**
 * Marks the document and the pressed link with `data-pending` while the next page loads. Their styles wait a moment, so
 * that nothing flickers when the page comes at once (site/pending.css.ts).
 * @returns the last pressed link, if it is still there
 */
export function usePending(next: Location | null): RefObject<HTMLAnchorElement | null> {
  const pressed = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('a') : null;
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  useEffect(() => {
    if (!next) return;
    const marked: HTMLElement[] = [document.documentElement];
    // Back and Forward press no link.
    const { href } = new URL(createPath(next), window.location.origin);
    if (pressed.current?.href === href) marked.push(pressed.current);
    for (const { dataset } of marked) dataset['pending'] = '';
    return () => marked.forEach(({ dataset }) => delete dataset['pending']);
  }, [next]);
  return pressed;
}
