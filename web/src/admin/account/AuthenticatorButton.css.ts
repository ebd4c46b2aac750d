import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const key = style({
  display: 'grid',
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const caption = style({ color: vars.color.textSecondary, fontSize: vars.size.caption });
