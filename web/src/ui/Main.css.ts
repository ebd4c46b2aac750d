import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { leftHeight } from '../shared/pages/leftPlaces.ts';

export const main = style({
  flex: 1,
  minWidth: 0,
  minHeight: `var(${leftHeight}, 0)`,
  ':focus': { outline: 'none' },
  '@media': { [media.print]: { minHeight: 0 } },
});

// Focused by script when an address targets a part of the page, only for screen readers.
globalStyle(`${main} section:focus-visible`, { outline: 'none' });
