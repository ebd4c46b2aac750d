import type { ReactNode } from 'react';
import { scrim } from './overlay.css.ts';

/** The dimmed page behind a dialog or a drawer, and around it. */
export function Scrim({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <div
      role="presentation"
      className={scrim}
      data-state={open ? 'open' : 'closed'}
      // The second press of a double click would take the focus out of what the first one has opened.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) event.preventDefault();
      }}
    >
      {children}
    </div>
  );
}
