import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const refusal = style({
  color: vars.color.dangerText,
  fontSize: vars.size.small,
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.sm } },
});
