import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const reminder = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  paddingBlock: space.xs,
  paddingInline: space.gutter,
  borderBlockEnd: `1px solid ${color.gold}`,
  background: color.goldSoft,
  color: color.text,
  fontSize: vars.size.small,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  color: color.text,
  fontWeight: 600,
});
