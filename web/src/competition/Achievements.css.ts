import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

/** Seven figures fill two rows of four, since the first is twice as wide as the others. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.xl} ${space.lg}`,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: `${space.xxl} ${space.xl}` },
  },
});

/** The label names the figure, so it comes first in the document; visually, the figure comes first. */
export const achievement = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space.xs,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.lineStrong}`,
  selectors: { '&:first-child': { gridColumn: 'span 2' } },
});

export const value = style({
  color: color.brand,
  fontFamily: vars.font.large,
  fontSize: vars.size.headline,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums',
  '@media': { [media.md]: { fontSize: `calc(0.8 * ${vars.size.display})` } },
});

globalStyle(`${achievement}:first-child > ${value}`, {
  color: color.accent,
  fontSize: vars.size.hero,
});

export const label = style({ color: color.textSecondary, fontWeight: 500 });
