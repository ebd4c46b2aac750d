import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusMainIfLost } from './focusMainIfLost.ts';

/**
 * Returns Radix’s `onCloseAutoFocus`. Radix returns the focus to its own trigger; our dialogs are opened by
 * state and have none. The effect runs before the portal’s content mounts, so an `autoFocus` inside has not
 * yet moved the focus, and a scrollbar still takes up its width.
 * @param onOrphaned called when a change of the window hides what opened the dialog
 */
export function useModal(open: boolean, onOrphaned?: () => void): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = document.activeElement;
    const root = document.documentElement;
    root.dataset['scrollbar'] = String(window.innerWidth > root.clientWidth);
  }, [open]);
  useEffect(() => {
    if (!open || !onOrphaned) return;
    const handleResize = () => {
      if (opener.current?.checkVisibility() === false) onOrphaned();
    };
    window.addEventListener('resize', handleResize);
    return () => window.removeEventListener('resize', handleResize);
  }, [open, onOrphaned]);
  return (event) => {
    event.preventDefault();
    // The page stays where it was.
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    // What the dialog did may have removed or disabled its opener.
    focusMainIfLost();
  };
}
