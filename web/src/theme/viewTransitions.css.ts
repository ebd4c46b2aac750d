import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { easing } = vars;

// Whoever has read enough of it can already press something.
globalStyle('::view-transition', { pointerEvents: 'none' });

globalStyle('::view-transition-group(*)', {
  animationDuration: '320ms',
  animationTimingFunction: easing.inOut,
});
/** A picture changes its shape, not its proportions. */
globalStyle('::view-transition-old(page-picture), ::view-transition-new(page-picture)', {
  height: '100%',
  objectFit: 'cover',
  overflow: 'clip',
});

/** The theme is a bath: the cloth is dipped into it from above. */
const dipped = keyframes({ from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0)' } });
globalStyle('[data-transition=theme]::view-transition-old(root)', { animation: 'none' });
globalStyle('[data-transition=theme]::view-transition-new(root)', {
  animation: `${dipped} 420ms ${easing.inOut}`,
});
