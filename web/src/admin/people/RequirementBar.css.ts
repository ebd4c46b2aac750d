import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockEnd: space.md,
});

export const text = style({
  flex: '1 1 20rem',
  maxWidth: vars.width.measure,
  color: color.textSecondary,
  fontSize: vars.size.small,
});
