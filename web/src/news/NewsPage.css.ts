import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.xxl,
  paddingBlockStart: `calc(${vars.space.section} * 0.6)`,
});

export const finder = style({ display: 'grid', gap: vars.space.md });
