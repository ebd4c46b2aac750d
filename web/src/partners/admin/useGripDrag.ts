import { useEffect, useRef, type PointerEvent } from 'react';

interface Options {
  onStart: (key: string) => void;
  /** @param distance down the page, in CSS pixels, from where the drag started */
  onMove: (distance: number) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** The number of pixels after which a press becomes a drag. */
const threshold = 4;
/** The distance from the window’s edge at which the page scrolls, and the maximum it scrolls per frame, in pixels. */
const edge = 72;
const fastest = 14;

interface Drag {
  /** Relative to the page, and to the window. */
  startY: number;
  clientY: number;
  /** The next frame, once it is a drag; the page may scroll under a resting pointer. */
  frame: number | null;
}

/** The scroll speed increases towards the edge. */
function scrollSpeed(clientY: number): number {
  const above = edge - clientY;
  const below = clientY - (window.innerHeight - edge);
  const into = Math.max(above, below, 0);
  return Math.sign(below - above) * Math.min(fastest, (into / edge) * fastest);
}

/** Drags by a grip, with a mouse, a pen or a finger. A press without a drag remains a click. */
export function useGripDrag({ onStart, onMove, onDrop, onCancel }: Options) {
  const drag = useRef<Drag | null>(null);
  const swallowsClick = useRef(false);

  /** Ends the drag, if any, and ignores the click that follows it. */
  const stop = () => {
    const { current } = drag;
    drag.current = null;
    if (current?.frame == null) return null;
    cancelAnimationFrame(current.frame);
    swallowsClick.current = true;
    return current;
  };
  useEffect(() => {
    const held = drag;
    return () => {
      held.current = null;
    };
  }, []);

  const distanceOf = ({ clientY, startY }: Drag) => clientY + window.scrollY - startY;
  const follow = () => {
    const { current } = drag;
    if (!current) return;
    const speed = scrollSpeed(current.clientY);
    if (speed !== 0) window.scrollBy({ top: speed, behavior: 'instant' });
    onMove(distanceOf(current));
    current.frame = requestAnimationFrame(follow);
  };
  const finish = (end: () => void) => {
    const stopped = stop();
    if (!stopped) return;
    onMove(distanceOf(stopped));
    end();
  };

  return {
    stop,
    /** Whether a click only ends a drag. The detail of a keyboard’s click is 0. */
    isEndOfDrag: ({ detail }: { detail: number }) => {
      const ends = swallowsClick.current && detail > 0;
      swallowsClick.current = false;
      return ends;
    },
    /** The event handlers of a grip. */
    gripOf: (key: string) => ({
      onPointerDown: ({ button, isPrimary, pointerId, clientY, currentTarget }: PointerEvent) => {
        swallowsClick.current = false;
        if (button !== 0 || !isPrimary) return;
        currentTarget.setPointerCapture(pointerId);
        drag.current = { startY: clientY + window.scrollY, clientY, frame: null };
      },
      onPointerMove: ({ clientY, currentTarget }: PointerEvent<HTMLElement>) => {
        const { current } = drag;
        if (!current) return;
        current.clientY = clientY;
        if (current.frame !== null || Math.abs(distanceOf(current)) < threshold) return;
        // Safari does not focus a pressed button; Escape has to reach it.
        currentTarget.focus();
        onStart(key);
        follow();
      },
      onPointerUp: () => finish(onDrop),
      onPointerCancel: () => finish(onCancel),
    }),
  };
}
