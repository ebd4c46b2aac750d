import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { control } from './Field.css.ts';

export const wrap = style({ position: 'relative' });
export const input = style([
  control,
  {
    paddingInlineEnd: vars.width.touch,
    // Hide the browser’s own toggle, which would appear next to ours.
    '::-ms-reveal': { display: 'none' },
  },
]);
export const toggle = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0 });
globalStyle(`${toggle} > button`, { height: '100%', color: vars.color.textSecondary });
