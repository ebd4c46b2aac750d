import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const thread = createVar();

const down = `repeating-linear-gradient(to bottom, ${thread} 0 4px, transparent 4px 7px)`;
const across = `repeating-linear-gradient(to right, ${thread} 0 4px, transparent 4px 7px)`;

const run = keyframes({ to: { backgroundPosition: 'left 0 top 7px, right 0 bottom 7px' } });

/**
 * A cloth label, sewn at both ends; hovering over it or pressing it sews the long sides too. Running stitches show that
 * it is busy. Set `thread` to the color of the yarn.
 */
export const label = style({
  position: 'relative',
  vars: { [thread]: 'currentColor' },
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      pointerEvents: 'none',
      opacity: 0.6,
    },
    '&::before': {
      inset: '6px 5px',
      background: `${down} left top / 1px 7px repeat-y, ${down} right bottom / 1px 7px repeat-y`,
    },
    '&::after': {
      inset: '5px 9px',
      background: `${across} left top / 7px 1px repeat-x, ${across} left bottom / 7px 1px repeat-x`,
      opacity: 0,
      transition: `opacity ${vars.duration.calm} ${vars.easing.out}`,
    },
    '&[aria-busy="true"]::after': { opacity: 0 },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"], :disabled)::after': { opacity: 0.6 } },
    },
    [media.motion]: {
      selectors: { '&[aria-busy="true"]::before': { animation: `${run} 420ms linear infinite` } },
    },
    print: { selectors: { '&::before, &::after': { display: 'none' } } },
  },
});
