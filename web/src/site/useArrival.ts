import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * On every change of the route the page scrolls smoothly to its top (specification 2.1), or to the place that the
 * address names (/#partners), and the keyboard starts there.
 */
export function useArrival(): void {
  const location = useLocation();
  const arrived = useRef(location);
  useEffect(() => {
    const before = arrived.current;
    arrived.current = location;
    if (location === before) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = still ? 'instant' : 'smooth';
    const place = location.hash && document.getElementById(location.hash.slice(1));
    if (place) {
      place.scrollIntoView({ behavior });
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    } else if (location.pathname !== before.pathname) {
      window.scrollTo({ top: 0, behavior });
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [location]);
}
