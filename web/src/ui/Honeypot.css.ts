import { style } from '@vanilla-extract/css';

export const away = style({
  position: 'absolute',
  insetInlineStart: -9999,
  width: 1,
  height: 1,
  overflow: 'hidden',
});
