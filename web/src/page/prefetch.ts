import { matchRoutes } from 'react-router-dom';
import { isAdminAddress } from '../shared/pages/adminAddress.ts';
import { expectPage } from './expectedPage.ts';
import { readablePath, type PageRoute } from './loadedPage.ts';

/** How long the pointer or the focus rests on a link that the visitor means to press, in milliseconds. */
const rest = 80;

/** How many pages are loaded early, at most, while one page is shown. */
const most = 8;

/** The Network Information API, which not all browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor pays for data, or has little of it. */
function isMetered(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Whether a link opens another page of the public site in this window. */
function leadsToPage(routes: PageRoute[], link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = link;
  if (origin !== location.origin || link.target || isAdminAddress(pathname)) return false;
  if (pathname + search === location.pathname + location.search) return false;
  return matchRoutes(routes, readablePath(pathname))?.[0]?.route.path !== '*';
}

/**
 * Loads the code and the data of a page when the visitor is about to press its link: the pointer or the focus rests on
 * it, or a finger touches it.
 */
export function prefetchOnIntent(routes: PageRoute[]): () => void {
  let shownAt = '';
  const loaded = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function load(link: HTMLAnchorElement): void {
    if (shownAt !== location.href) {
      shownAt = location.href;
      loaded.clear();
    }
    if (loaded.has(link.href) || loaded.size >= most || isMetered() || !leadsToPage(routes, link)) return;
    loaded.add(link.href);
    expectPage(routes, link);
  }

  const handle = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) timer = setTimeout(load, type === 'touchstart' ? 0 : rest, link);
  };
  const controller = new AbortController();
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, handle, { passive: true, signal: controller.signal });
  return () => controller.abort();
}
