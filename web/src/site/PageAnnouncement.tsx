import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/**
 * Announces the title of each page that opens to screen readers, since the element that gets the focus has no name; and
 * again what takes a page’s place, such as the page itself after a failure. Comes after the page, which sets the title.
 */
export function PageAnnouncement() {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const region = useRef<HTMLSpanElement>(null);
  // Whenever a page is shown, also at the same address.
  useEffect(() => {
    const span = region.current;
    const isNew = opened.current !== pathname;
    opened.current = pathname;
    const said = span?.textContent;
    // A new node is announced, also with the same words: two pages that fail have the same title.
    if (span && (isNew || (said && said !== document.title))) span.textContent = document.title;
  });
  return (
    <VisuallyHidden>
      <span ref={region} aria-live="polite" />
    </VisuallyHidden>
  );
}
