import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Stands where the button stands, as tall as it. */
export const note = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  fontWeight: 600,
});
