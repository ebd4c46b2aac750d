import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { layOutWhole } from '../page/firstLayout.ts';

/**
 * On every navigation, scrolls smoothly to the top of the page, or to the target of the address (/#partners), and moves
 * the focus there (docs/product.md#pages).
 */
export function useArrival(): void {
  const location = useLocation();
  const arrived = useRef(location);
  useEffect(() => {
    const before = arrived.current;
    arrived.current = location;
    if (location === before) return;
    layOutWhole();
    const { pathname, hash } = location;
    const place = hash ? document.getElementById(hash.slice(1)) : null;
    if (place) arriveAt(place);
    // After a tab is selected, the focus stays on it.
    else if (pathname !== before.pathname && document.activeElement?.role !== 'tab') arriveAtTop();
  }, [location]);
}

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

function arriveAt(place: HTMLElement): void {
  place.scrollIntoView({ behavior: behavior() });
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function arriveAtTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
  document.getElementById('main')?.focus({ preventScroll: true });
}
