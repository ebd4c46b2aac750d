import { globalStyle, style } from '@vanilla-extract/css';

/** A patch of a sekar jagad cloth: no corner is like another. */
export const pebble = style({
  flexShrink: 0,
  aspectRatio: '8 / 7',
  objectFit: 'cover',
  borderRadius: '46% 54% 50% 50% / 56% 48% 52% 44%',
});
globalStyle(`li:nth-child(even) ${pebble}`, { borderRadius: '52% 48% 44% 56% / 46% 54% 46% 54%' });
