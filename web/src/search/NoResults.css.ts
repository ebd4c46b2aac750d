import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import * as type from '../theme/typography.css.ts';

const { color, space } = vars;

export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space.lg,
      alignItems: 'start',
    },
  },
});

export const words = style({ display: 'grid', gap: space.xl, overflowWrap: 'anywhere' });
export const advice = style({ color: color.textSecondary });

export const label = style([type.small, { fontFamily: vars.font.text, fontWeight: 600 }]);

const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg });
export const tries = style([
  links,
  { fontFamily: vars.font.display, fontSize: vars.size.heading, lineHeight: 1.2 },
]);
export const pages = links;

export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.width.touch });

/** The patterns’ cloths, lying on each other. */
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  fontWeight: 600,
});

export const swatch = style({ width: '100%', height: '4.5rem', objectFit: 'cover' });

export const patterns = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: vars.width.touch,
});
