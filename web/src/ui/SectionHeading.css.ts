import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const base = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
});

export const align = styleVariants({
  start: [base, { alignItems: 'flex-start' }],
  center: [base, { alignItems: 'center', textAlign: 'center' }],
});
