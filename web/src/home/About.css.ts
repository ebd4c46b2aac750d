import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const about = style({ paddingBlock: space.section });

export const columns = style({
  display: 'grid',
  gap: `clamp(${space.xl}, 6vw, 6rem)`,
  '@media': {
    [media.md]: { gridTemplateColumns: '2fr 3fr' },
    [media.lg]: { alignItems: 'center' },
  },
});

export const picture = style({ position: 'relative', maxWidth: '30rem' });

export const image = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.md,
  background: color.panel,
});

/** A selvedge label, sewn over the edge of the cloth. */
export const badge = style({
  position: 'absolute',
  insetBlockEnd: space.lg,
  insetInlineEnd: `calc(-1 * ${space.sm})`,
  padding: `${space.sm} ${space.lg}`,
  borderInlineStart: `3px solid ${color.gold}`,
  borderRadius: vars.radius.sm,
  background: color.raised,
  boxShadow: vars.shadow.raised,
  color: color.brand,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
});

export const texts = style({ display: 'grid', gap: space.xl });

export const foundation = style({
  maxWidth: vars.width.measure,
  paddingInlineStart: space.lg,
  borderInlineStart: `2px solid ${color.gold}`,
  color: color.text,
});

export const values = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `0 ${space.lg}`,
  maxWidth: vars.width.measure,
});

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  // A drop of gold.
  '::before': {
    content: '',
    flexShrink: 0,
    width: '0.5em',
    height: '0.5em',
    borderRadius: '60% 45% 55% 50%',
    background: color.gold,
  },
});

export const mission = style({ maxWidth: vars.width.measure, color: color.brand, lineHeight: 1.4 });
