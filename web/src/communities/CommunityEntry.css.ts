import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const location = style({
  display: 'flex',
  gap: vars.space.xs,
  color: vars.color.textSecondary,
  fontSize: vars.size.small,
  fontWeight: 500,
  lineHeight: 1.4,
});
