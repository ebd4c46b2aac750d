import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { isAdminAddress } from '../shared/pages/adminAddress.ts';
import { loadDocument, reloadIfServed, reopenDocument } from '../browser/missingCode.ts';
import { openPage } from './expectedPage.ts';
import { disposePage, failedPage, hasArrived, type PageRoute, type LoadedPage } from './loadedPage.ts';
import { showFrom } from './morph.ts';
import { usePending } from './usePending.ts';

/** A page and its address, which differs from the address bar while the next page loads. */
interface Shown {
  page: LoadedPage;
  location: Location;
}

/** Paths that may not be in their one form (docs/product.md#addresses): the server redirects those that are not. */
const perhapsAnotherForm = /[A-Z%]|\/\/|\/0\d|.\/$/;

/** How long a page may load before its document is loaded instead, in milliseconds. */
const patience = 15_000;

/** A link within the current page loads nothing. */
function isWithin(page: Location, { pathname, search, hash }: Location): boolean {
  return hash !== '' && pathname === page.pathname && search === page.search;
}

/**
 * Follows the address: opens its page, and shows it once its code and data are loaded; until then, the previous page
 * stays. If its code is gone, since the server has a newer build, or does not arrive, the document is loaded
 * instead. `reload` refetches the current page’s data; if that fails, the page stays as it is, with what was typed. A
 * page that could not be loaded is loaded again once the connection is back.
 */
export function useLoadedPage(
  routes: PageRoute[],
  first: LoadedPage,
): Shown & { reload: () => Promise<void> } {
  const location = useLocation();
  const [shown, setShown] = useState<Shown>({ page: first, location });
  const target = useRef(location);
  const opened = useRef([first]);
  /** Who waits for a page to be in the document, or a later one. */
  const waiting = useRef<{ next: Shown; resolve: () => void }[]>([]);
  const isLinkWithin = isWithin(shown.location, location);
  const pressed = usePending(location === shown.location || isLinkWithin ? null : location);

  const open = useCallback(
    async (to: Location, isReload = false) => {
      const late = setTimeout(() => {
        if (target.current === to && !isReload) void reloadIfServed();
      }, patience);
      const page = await openPage(routes, to).catch(async (error: unknown) => {
        const isLoading = await reopenDocument(error);
        return isLoading ? null : failedPage;
      });
      clearTimeout(late);
      if (!page) return;
      const isBetter = !isReload || (await hasArrived(page));
      if (target.current !== to || !isBetter) return disposePage(page);
      opened.current.push(page);
      const next: Shown = { page, location: to };
      const show = () => startTransition(() => setShown(next));
      if (isReload) return show();
      const link = pressed.current?.href === window.location.href ? pressed.current : null;
      await showFrom(link, () => {
        show();
        return new Promise((resolve) => waiting.current.push({ next, resolve }));
      });
    },
    [routes, pressed],
  );

  useLayoutEffect(() => {
    const reached = waiting.current.findIndex(({ next }) => next === shown);
    waiting.current.splice(0, reached + 1).forEach(({ resolve }) => resolve());
  }, [shown]);

  useEffect(() => {
    if (location === target.current) return;
    target.current = location;
    const { pathname } = location;
    // The admin is a separate document.
    if (isAdminAddress(pathname) || perhapsAnotherForm.test(pathname)) loadDocument();
    else if (!isLinkWithin) void open(location);
  }, [location, isLinkWithin, open]);

  useEffect(() => {
    // Dispose of earlier pages, including those left while they were still loading.
    opened.current.splice(0, opened.current.indexOf(shown.page)).forEach(disposePage);
  }, [shown.page]);

  const reload = useCallback(() => open(target.current, true), [open]);
  useEffect(() => {
    const reloadIfFailed = async () => {
      if (!(await hasArrived(shown.page))) await reload();
    };
    window.addEventListener('online', reloadIfFailed);
    return () => window.removeEventListener('online', reloadIfFailed);
  }, [shown.page, reload]);
  return { page: shown.page, location: isLinkWithin ? location : shown.location, reload };
}
