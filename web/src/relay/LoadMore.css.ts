import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, size, space } = vars;

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.sm,
  marginBlockStart: space.lg,
});

export const failure = style({
  maxWidth: vars.width.measure,
  color: color.dangerText,
  fontSize: size.small,
  lineHeight: 1.5,
  textAlign: 'center',
});
