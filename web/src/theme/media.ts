/** Media queries for `'@media'`, smallest first. In em, so that they follow the reader's text size. */
export const media = {
  /** 480 px */
  sm: 'screen and (min-width: 30em)',
  /** 768 px */
  md: 'screen and (min-width: 48em)',
  /** 1024 px: the admin's side menu, the site's full header */
  lg: 'screen and (min-width: 64em)',
  /** 1440 px */
  xl: 'screen and (min-width: 90em)',
  /** A pointer that can rest on a thing without pressing it. */
  hover: '(hover: hover)',
  motion: '(prefers-reduced-motion: no-preference)',
  print: 'print',
} as const;
