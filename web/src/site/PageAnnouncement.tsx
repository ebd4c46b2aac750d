import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/**
 * Tells screen readers the title of each page that opens, since the element that gets the focus has no name. Comes after
 * the page, which sets the title.
 */
export function PageAnnouncement() {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const region = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    if (region.current) region.current.textContent = document.title;
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span ref={region} aria-live="polite" />
    </VisuallyHidden>
  );
}
