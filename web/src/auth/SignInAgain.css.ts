import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { space } = vars;

export const form = style({ display: 'grid', gap: space.lg });

export const leave = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: vars.width.touch,
  fontSize: vars.size.small,
});
