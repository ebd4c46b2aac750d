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

export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.sm}`,
});

export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  color: color.textSecondary,
  fontSize: vars.size.small,
});

export const readMore = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  marginBlockStart: 'auto',
  paddingBlockStart: space.xs,
  color: color.link,
  fontSize: vars.size.small,
  fontWeight: 600,
});
