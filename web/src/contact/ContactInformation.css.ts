import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  marginBlockStart: space.md,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
});

/** Across both columns. */
export const office = style([way, { gridColumn: '1 / -1' }]);

export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.caption,
  fontWeight: 600,
  color: color.textSecondary,
});

export const address = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontStyle: 'normal',
  lineHeight: 1.25,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
});

export const line = style({
  fontWeight: 500,
  lineHeight: 1.5,
  selectors: {
    'a&': { display: 'inline-flex', alignItems: 'center', textDecorationColor: color.lineStrong },
  },
  '@media': { '(pointer: coarse)': { selectors: { 'a&': { minHeight: vars.width.touch } } } },
});
