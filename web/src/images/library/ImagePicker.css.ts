import { style } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

/** The same height while loading and afterwards. */
export const picker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.md,
  minHeight: 'min(36rem, 60dvh)',
});

export const tools = style({
  display: 'grid',
  gap: space.sm,
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space.sm,
  padding: space.xxs,
  transition: `opacity ${vars.duration.quick}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))' } },
});

export const option = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  padding: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sm,
  background: color.field,
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: 1 },
  selectors: { '&[aria-selected="true"]': { borderColor: color.brand, background: color.brandSoft } },
  '@media': { [media.hover]: { ':hover': { borderColor: color.lineStrong } } },
});

export const picture = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  aspectRatio: '3 / 2',
  background: color.panel,
});

/** Always two lines tall. */
export const name = style({
  ...clampedTo(2),
  minHeight: '2.8em',
  fontSize: size.caption,
  lineHeight: 1.4,
});
