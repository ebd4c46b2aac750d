import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const lead = style({
  position: 'relative',
  display: 'grid',
  gap: space.lg,
  alignItems: 'center',
  borderRadius: vars.radius.md,
  '@media': { [media.lg]: { gridTemplateColumns: '3fr 2fr', gap: space.xxl } },
  selectors: { '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 6 } },
});

export const picture = style({ overflow: 'hidden', borderRadius: vars.radius.md });

export const texts = style({ display: 'grid', gap: space.md });

export const labels = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

export const readMore = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  justifySelf: 'start',
  color: color.link,
  fontWeight: 600,
});
