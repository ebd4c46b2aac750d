import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/** As tall as the window, so that files can also be dropped below a short list. */
export const section = style({ position: 'relative', minHeight: 'calc(100dvh - 8rem)' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.lg}` });

export const filter = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const total = style({
  color: color.textSecondary,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Above the grid: the total, and the bar of bulk actions. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minHeight: vars.width.touch,
  marginBlockEnd: space.sm,
});

export const bulk = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

/** Covers the whole section while files are dragged over it, without intercepting the drag. */
export const drop = style({
  position: 'absolute',
  inset: `calc(-1 * ${space.sm})`,
  zIndex: vars.layer.raised,
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'center',
  gap: space.sm,
  paddingBlockStart: '30dvh',
  border: `2px dashed ${color.brand}`,
  borderRadius: vars.radius.md,
  background: `color-mix(in srgb, ${color.brandSoft} 88%, transparent)`,
  color: color.brandStrong,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  pointerEvents: 'none',
});
