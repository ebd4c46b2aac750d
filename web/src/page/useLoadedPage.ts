import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { isAdminAddress } from '../shared/pages/adminAddress.ts';
import { disposePage, loadPageAt, type PageRoute, type LoadedPage } from './loadedPage.ts';

/** A page and the address that it is shown for: while the next page loads, not the one in the address bar. */
interface Shown {
  page: LoadedPage;
  location: Location;
}

/** A link within the page that is shown needs nothing new. */
function isWithin(page: Location, { pathname, search, hash }: Location): boolean {
  return hash !== '' && pathname === page.pathname && search === page.search;
}

/**
 * Follows the address: opens the page it leads to, and shows it once its code and data are there; until then the
 * page before stays. `reload` asks for the shown page's data anew.
 */
export function useLoadedPage(routes: PageRoute[], first: LoadedPage): Shown & { reload: () => void } {
  const location = useLocation();
  const [shown, setShown] = useState<Shown>({ page: first, location });
  const wanted = useRef(location);
  const opened = useRef([first]);
  const isLinkWithin = isWithin(shown.location, location);

  const open = useCallback(
    async (to: Location) => {
      const page = await loadPageAt(routes, to);
      if (wanted.current !== to) return disposePage(page);
      opened.current.push(page);
      startTransition(() => setShown({ page, location: to }));
    },
    [routes],
  );

  useEffect(() => {
    if (location === wanted.current) return;
    wanted.current = location;
    // The admin is another document.
    if (isAdminAddress(location.pathname)) window.location.reload();
    else if (!isLinkWithin) void open(location);
  }, [location, isLinkWithin, open]);

  useEffect(() => {
    // Those before, shown or left while they still loaded.
    opened.current.splice(0, opened.current.indexOf(shown.page)).forEach(disposePage);
  }, [shown.page]);

  const reload = useCallback(() => void open(wanted.current), [open]);
  return { page: shown.page, location: isLinkWithin ? location : shown.location, reload };
}
