import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const settings = style({
  display: 'grid',
  maxWidth: vars.width.measure,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.raised,
});

export const setting = style({
  display: 'grid',
  gap: space.xs,
  padding: space.lg,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginBlockStart: space.xs,
});
