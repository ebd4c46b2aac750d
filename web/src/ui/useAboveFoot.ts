import { useLayoutEffect, useRef, type RefObject } from 'react';
import { foot } from './overlay.css.ts';

/**
 * Keeps an element at the bottom of the window directly above a save bar that it would cover. It looks at each frame,
 * since no event tells where a sticky bar is: it moves with the page, the window, and what is above it.
 * @param isShown whether there is something to keep above the bar
 */
export function useAboveFoot<Kind extends HTMLElement>(isShown: boolean): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      if (!element.current) return;
      const { innerHeight } = window;
      const bar = document.querySelector(`.${foot}`)?.getBoundingClientRect();
      const isInTheWay =
        bar && bar.top < innerHeight && bar.bottom > innerHeight - element.current.offsetHeight;
      element.current.style.marginBlockEnd = isInTheWay ? `${innerHeight - bar.top}px` : '';
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  return element;
}
