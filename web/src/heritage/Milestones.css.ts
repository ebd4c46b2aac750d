import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 80em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const milestone = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  height: '100%',
  padding: space.lg,
  border: `1px solid ${color.line}`,
  borderBlockStart: `3px solid ${color.gold}`,
  borderRadius: vars.radius.md,
  background: color.raised,
});

export const year = style({ color: color.goldText });
export const text = style({ color: color.textSecondary, fontSize: vars.size.small });
