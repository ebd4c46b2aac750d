import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { layOutWhole } from '../page/firstLayout.ts';

/**
 * On every change of the route, scrolls smoothly to the page's top, or to the place that the address names
 * (/#partners), and moves the keyboard there (docs/product.md#pages).
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
    // Who chooses a tab stays at it.
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
