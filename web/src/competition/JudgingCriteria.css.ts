import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space.xl}, 4vw, ${space.xxl})`,
});

export const criterion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xs} ${space.xl}`,
  '@media': { [media.md]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)', alignItems: 'start' } },
});

export const percentage = style({
  color: color.brand,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });

/** Its length is the criterion’s weight, relative to the greatest. */
export const bar = style({ width: '100%', height: 14, borderRadius: vars.radius.sm });

/** Five dyes, one per criterion. */
export const dye = styleVariants({
  brand: { fill: color.brand },
  indigo: { fill: color.indigo },
  accent: { fill: color.accent },
  gold: { fill: color.gold },
  leaf: { fill: color.leaf },
});

export const description = style({ maxWidth: vars.width.measure, color: color.textSecondary });
