import { useLayoutEffect, useRef, type RefObject } from 'react';
import { foot } from './overlay.css.ts';

/** What must stay visible: save bars, and the button that sends a form. */
const kept = `.${foot}, main [type='submit']`;

/**
 * Keeps an element at the bottom of the window directly above a save bar or button that it would cover. It looks at
 * each frame, since no event tells where a sticky bar is: it moves with the page, the window, and what is above it.
 * @param isShown whether there is something to keep above them
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
      const [top, start] = [innerHeight - element.current.offsetHeight, element.current.offsetLeft];
      const covered = Array.from(document.querySelectorAll(kept), (each) =>
        each.getBoundingClientRect(),
      ).filter((box) => box.top < innerHeight && box.bottom > top && box.right > start);
      const height = innerHeight - Math.min(innerHeight, ...covered.map((box) => box.top));
      element.current.style.marginBlockEnd = height > 0 ? `${height}px` : '';
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  return element;
}
