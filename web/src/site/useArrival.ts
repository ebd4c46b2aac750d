import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation, type Location } from 'react-router-dom';
import { isInTransition } from '../browser/viewTransition.ts';
import { arriveAgain, entryOf, notePlaces } from '../browser/places.ts';
import { placeStateOf } from '../page/listPlace.ts';
import { layOutWhole } from '../page/firstLayout.ts';

/**
 * On a navigation, scrolls smoothly to the top of the page, or to the target of the address (/#partners); on Back and
 * Forward, and from a form to its list, to where the visitor was. Moves the focus there (docs/product.md#pages).
 */
export function useArrival(): void {
  const location = useLocation();
  const arrived = useRef(location);
  useEffect(() => notePlaces(entryOf(arrived.current)), []);
  // Before the page is painted at the last page’s place.
  useLayoutEffect(() => {
    const before = arrived.current;
    arrived.current = location;
    // Hydration of an address with an anchor reports the same entry again, while the browser is scrolling to it.
    if (entryOf(location) === entryOf(before)) return;
    layOutWhole();
    const { pathname, hash } = location;
    const isBack = arriveAgain(entryOf(location), placeStateOf(location).resumes);
    const place = hash && !isBack ? document.getElementById(hash.slice(1)) : null;
    if (place) return arriveAt(place);
    // A filter changes the page that the visitor is on; a link to this page itself leads to its top.
    const isOther = createPath(location) !== createPath(before);
    if (pathname === before.pathname && (isOther || placeStateOf(location).stays)) return;
    // After a tab is selected, the focus stays on it.
    if (document.activeElement?.role === 'tab') return;
    if (!isBack) window.scrollTo({ top: 0, behavior: behavior() });
    const main = document.getElementById('main');
    (linkBackTo(before, main) ?? main)?.focus({ preventScroll: true });
  }, [location]);
}

/** The link from a list to the form that was closed. */
function linkBackTo(left: Location, main: HTMLElement | null): HTMLElement | null {
  if (placeStateOf(left).openedFrom === undefined) return null;
  return main?.querySelector<HTMLElement>(`a[href="${CSS.escape(createPath(left))}"]`) ?? null;
}

function behavior(): ScrollBehavior {
  const isInstant = isInTransition() || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isInstant ? 'instant' : 'smooth';
}

function arriveAt(place: HTMLElement): void {
  place.scrollIntoView({ behavior: behavior() });
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
