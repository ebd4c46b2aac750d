import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const card = style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space.sm,
  padding: space.lg,
});

export const location = style({
  display: 'flex',
  gap: space.xs,
  color: color.textSecondary,
  fontSize: vars.size.small,
  fontWeight: 500,
  lineHeight: 1.4,
});

export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  color: color.textSecondary,
  fontSize: vars.size.small,
});

/** At the bottom of the card, so that the actions of a row of cards align. */
export const foot = style({
  display: 'grid',
  gap: space.md,
  marginBlockStart: 'auto',
  paddingBlockStart: space.xs,
});
