import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { isAdminAddress } from '../adminAddress.ts';
import { endVisit, openVisit, type PageRoute, type Visit } from './visit.ts';

/** A page and the address that it is shown for: while the next page loads, not the one in the address bar. */
interface Shown {
  visit: Visit;
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
export function useVisit(routes: PageRoute[], first: Visit): Shown & { reload: () => void } {
  const location = useLocation();
  const [shown, setShown] = useState<Shown>({ visit: first, location });
  const wanted = useRef(location);
  const opened = useRef([first]);
  const isLinkWithin = isWithin(shown.location, location);

  const open = useCallback(
    async (to: Location) => {
      const visit = await openVisit(routes, to);
      if (wanted.current !== to) return endVisit(visit);
      opened.current.push(visit);
      startTransition(() => setShown({ visit, location: to }));
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
    opened.current.splice(0, opened.current.indexOf(shown.visit)).forEach(endVisit);
  }, [shown.visit]);

  const reload = useCallback(() => void open(wanted.current), [open]);
  return { visit: shown.visit, location: isLinkWithin ? location : shown.location, reload };
}
