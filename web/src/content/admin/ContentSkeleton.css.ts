import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** As tall as the filters, whose chips wrap on narrow screens. */
export const filters = style({
  height: '22rem',
  marginBlockEnd: vars.space.xl,
  '@media': { [media.md]: { height: '11rem' } },
});

export const title = style({ fontSize: vars.size.title, lineHeight: 1.3 });
