import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const bar = style({
  padding: `${space.xs} ${space.md}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.goldSoft,
  color: color.text,
  fontSize: vars.size.small,
  textAlign: 'center',
});
