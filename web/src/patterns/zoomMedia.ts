/** Where the steps of a cloth are one stage: it needs scripts for its range, and a window that is high enough. */
export const staged =
  'screen and (prefers-reduced-motion: no-preference) and (scripting: enabled) and (min-height: 30em)';

/** The same in a window not much wider than a caption. */
export const stagedOnPhone = `${staged} and (max-width: 47.99em)` as const;

/** Safari and Chromium can; Firefox shows the column. */
export const canZoom = '(animation-timeline: view()) and (timeline-scope: --any)';
