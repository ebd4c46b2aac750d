import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

const circle = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  // On any ground, and in forced colors, which remove it.
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.full,
  fontWeight: 700,
  lineHeight: 1,
});

const sideOf = (side: string) => ({ width: side, height: side });

/** 28 and 40 pixels. */
export const size = styleVariants({
  small: [circle, { ...sideOf('1.75rem'), fontSize: '0.6875rem' }],
  large: [circle, { ...sideOf('2.5rem'), fontSize: '0.875rem' }],
});

export const tone = styleVariants({
  quiet: { background: color.panel, color: color.textSecondary },
  /** Also around a picture, which covers the ground. */
  brand: { borderColor: color.brand, borderWidth: 2, background: color.brandSoft, color: color.brand },
});

/** Over the initials, on whose baseline the circle stays. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  background: color.panel,
});
