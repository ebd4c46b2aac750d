/** The smallest width of a window, by name. In em, so that they follow the reader’s text size. */
export const breakpoints = {
  /** 480 px */
  sm: '30em',
  /** 768 px */
  md: '48em',
  /** 1024 px: the admin’s side menu, the site’s full header */
  lg: '64em',
  /** 1280 px: a panel beside two columns of text */
  beside: '80em',
  /** 1440 px */
  xl: '90em',
} as const;

/* @__NO_SIDE_EFFECTS__ */
const from = <Width extends string>(width: Width) => `screen and (min-width: ${width})` as const;

/** Media queries for `'@media'`, smallest first. */
export const media = {
  sm: from(breakpoints.sm),
  md: from(breakpoints.md),
  lg: from(breakpoints.lg),
  beside: from(breakpoints.beside),
  xl: from(breakpoints.xl),
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  motion: '(prefers-reduced-motion: no-preference)',
  print: 'print',
  withoutScripts: '(scripting: none)',
} as const;
