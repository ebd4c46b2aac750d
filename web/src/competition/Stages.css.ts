import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: `clamp(${space.md}, 2.5vw, ${space.xl})`,
  height: '100%',
  padding: `clamp(${space.lg}, 3vw, ${space.xxl})`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.raised,
});

export const number = style({
  minWidth: '0.6em',
  color: color.gold,
  fontFamily: vars.font.large,
  fontSize: vars.size.hero,
  lineHeight: 0.85,
  fontVariantNumeric: 'lining-nums',
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.sm,
});
export const description = style({ color: color.textSecondary });
