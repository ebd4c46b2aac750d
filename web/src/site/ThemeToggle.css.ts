import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

const chosen = (theme: 'light' | 'dark') => `:root.${theme} &`;
/** A system’s theme, unless the visitor chose the other. */
const darkSystem = `${media.withoutScripts} and (prefers-color-scheme: dark)` as const;

/** With scripts, the only button. */
export const toDark = style({
  '@media': {
    [media.withoutScripts]: { selectors: { [chosen('dark')]: { display: 'none' } } },
    [darkSystem]: { selectors: { ':root:not(.light) &': { display: 'none' } } },
  },
});

export const toLight = style({
  display: 'none',
  '@media': {
    [media.withoutScripts]: { selectors: { [chosen('dark')]: { display: 'inline' } } },
    [darkSystem]: { selectors: { ':root:not(.light) &': { display: 'inline' } } },
  },
});
