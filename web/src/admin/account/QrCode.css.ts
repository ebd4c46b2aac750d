import { style } from '@vanilla-extract/css';

/** Dark on light in both themes: few apps read the reverse. */
export const code = style({
  width: '100%',
  maxWidth: '13rem',
  height: 'auto',
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  background: 'Canvas',
  color: 'CanvasText',
});
