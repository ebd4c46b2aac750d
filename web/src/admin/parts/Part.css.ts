import { style } from '@vanilla-extract/css';

/** Focused only by scripts: omit the focus ring around a large area. */
export const part = style({
  minWidth: 0,
  ':focus': { outline: 'none' },
  // Nothing to show takes no place among the others.
  ':empty': { display: 'none' },
});
