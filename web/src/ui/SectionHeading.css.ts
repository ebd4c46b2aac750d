import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const base = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  // One long word in large type is no reason to scroll sideways.
  overflowWrap: 'anywhere',
});

export const align = styleVariants({
  start: [base, { alignItems: 'flex-start' }],
  center: [base, { alignItems: 'center', textAlign: 'center' }],
});
