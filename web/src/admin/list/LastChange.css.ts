import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const change = style({
  overflow: 'hidden',
  maxWidth: '14rem',
  color: vars.color.textSecondary,
  fontSize: vars.size.caption,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** In a form, where there is room for the whole sentence. */
export const sentence = style({ color: vars.color.textSecondary, fontSize: vars.size.small });
