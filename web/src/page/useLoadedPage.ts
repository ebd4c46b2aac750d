import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { isAdminAddress } from '../shared/pages/adminAddress.ts';
import { disposePage, loadPageAt, type PageRoute, type LoadedPage } from './loadedPage.ts';

/** A page and its address, which differs from the address bar while the next page loads. */
interface Shown {
  page: LoadedPage;
  location: Location;
}

/** A link within the current page loads nothing. */
function isWithin(page: Location, { pathname, search, hash }: Location): boolean {
  return hash !== '' && pathname === page.pathname && search === page.search;
}

/**
 * Follows the address: opens its page, and shows it once its code and data are loaded; until then, the previous page
 * stays. `reload` refetches the current page’s data.
 */
export function useLoadedPage(routes: PageRoute[], first: LoadedPage): Shown & { reload: () => void } {
  const location = useLocation();
  const [shown, setShown] = useState<Shown>({ page: first, location });
  const target = useRef(location);
  const opened = useRef([first]);
  const isLinkWithin = isWithin(shown.location, location);

  const open = useCallback(
    async (to: Location) => {
      const page = await loadPageAt(routes, to);
      if (target.current !== to) return disposePage(page);
      opened.current.push(page);
      startTransition(() => setShown({ page, location: to }));
    },
    [routes],
  );

  useEffect(() => {
    if (location === target.current) return;
    target.current = location;
    // The admin is a separate document.
    if (isAdminAddress(location.pathname)) window.location.reload();
    else if (!isLinkWithin) void open(location);
  }, [location, isLinkWithin, open]);

  useEffect(() => {
    // Dispose of earlier pages, including those left while they were still loading.
    opened.current.splice(0, opened.current.indexOf(shown.page)).forEach(disposePage);
  }, [shown.page]);

  const reload = useCallback(() => void open(target.current), [open]);
  return { page: shown.page, location: isLinkWithin ? location : shown.location, reload };
}
