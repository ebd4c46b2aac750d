import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

/** The dimmed page behind a dialog or a drawer. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.scrim,
  // While a modal is open, Radix disables the body’s pointer events; a press here closes it.
  pointerEvents: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-state="open"]': { animation: `${appear} ${vars.duration.calm} ${vars.easing.out}` },
        '&[data-state="closed"]': {
          animation: `${vanish} ${vars.duration.quick} ${vars.easing.inOut} forwards`,
        },
      },
    },
    [media.print]: { display: 'none' },
  },
});

/** Stays within reach at the bottom of the window while the page scrolls, such as a form’s save bar. */
export const foot = style({ position: 'sticky', insetBlockEnd: 0, zIndex: vars.layer.raised });

// Instead of the style element that Radix’s own overlay injects to lock the page’s scroll.
globalStyle(`html:has(${scrim})`, { overflow: 'hidden' });
// Nothing moves when the scrollbar disappears, and its space is dimmed with the rest.
globalStyle(`html[data-scrollbar='true']:has(${scrim})`, {
  scrollbarGutter: 'stable',
  backgroundImage: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim})`,
});
