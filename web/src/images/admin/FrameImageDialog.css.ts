import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });

export const hint = style({ color: color.textSecondary, fontSize: size.small });

/** As large as the picture in its room; a press on it is not a scroll. */
export const stage = style({
  position: 'relative',
  width: '100%',
  marginInline: 'auto',
  overflow: 'hidden',
  background: color.panel,
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
});

export const whole = style({ display: 'block', width: '100%', height: '100%' });

/** Outside it, the picture is veiled. */
export const crop = style({
  position: 'absolute',
  outline: `100vmax solid color-mix(in srgb, ${color.page} 68%, transparent)`,
  border: `2px solid ${color.brand}`,
  pointerEvents: 'none',
});

export const focus = style({
  position: 'absolute',
  width: vars.width.touch,
  height: vars.width.touch,
  transform: 'translate(-50%, -50%)',
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'inherit',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 'calc(50% - 0.625rem)',
    border: `2px solid ${color.onBrand}`,
    borderRadius: '50%',
    background: color.brand,
  },
});

export const group = style({ display: 'grid', gap: space.sm, minWidth: 0, border: 0, padding: 0 });
export const legend = style({ marginBlockEnd: space.xs, fontSize: size.small, fontWeight: 600 });
export const choices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

export const edges = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xs} ${space.lg}`,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const edge = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space.sm,
  fontSize: size.small,
});

export const value = style({ color: color.textSecondary, fontVariantNumeric: 'tabular-nums' });

export const range = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: vars.width.touch,
  margin: 0,
  cursor: 'pointer',
});

export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space.sm,
  '@media': { [media.md]: { gridTemplateColumns: '21fr 16fr 13.3fr 10fr' } },
});

export const preview = style({ display: 'grid', gap: space.xs, margin: 0, fontSize: size.caption });
export const place = style({ position: 'relative', overflow: 'hidden', background: color.panel });
export const placed = style({ position: 'absolute', maxWidth: 'none' });
