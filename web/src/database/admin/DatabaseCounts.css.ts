import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.lg} ${space.md}`,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** The label names the figure, so it comes first in the document; visually, the figure comes first. */
export const count = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingInlineStart: space.sm,
  borderInlineStart: `2px solid ${color.gold}`,
});

/** The same height with a skeleton as with a figure. */
export const figure = style({
  display: 'grid',
  alignContent: 'center',
  height: '1.3em',
  color: color.brand,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
