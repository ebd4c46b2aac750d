import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const caption = style({
  marginBlockStart: vars.space.sm,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
  color: vars.color.textSecondary,
  overflowWrap: 'anywhere',
});

/** As large as the caption. */
export const credit = style({ fontSize: 'inherit' });
