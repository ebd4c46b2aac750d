import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Pressing a link again while its page loads opens it once: the router compares with the page that is shown. */
export function useSingleVisit(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const handle = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const isComing = link?.href === location.href && link.pathname + link.search !== pathname + search;
      if (isComing && !event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
    };
    document.addEventListener('click', handle, true);
    return () => document.removeEventListener('click', handle, true);
  }, [pathname, search]);
}
