import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color } = vars;

const pass = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-150% 0' } });

const base = style({
  display: 'block',
  borderRadius: vars.radius.sm,
  background: color.line,
  '@media': {
    [media.motion]: {
      background: `linear-gradient(100deg, transparent 30%, ${color.panel} 50%, transparent 70%) 150% 0 / 200% 100% no-repeat, ${color.line}`,
      animation: `${pass} 2.2s ${vars.easing.inOut} infinite`,
    },
  },
});

// In em, so that a line matches the text it stands in for.
export const line = style([base, { height: '0.8em', marginBlock: '0.4em' }]);
export const width = styleVariants({
  full: {},
  long: { width: '85%' },
  medium: { width: '60%' },
  short: { width: '32%' },
});

export const ratio = styleVariants({
  wide: [base, { aspectRatio: '16 / 9' }],
  photo: [base, { aspectRatio: '4 / 3' }],
  square: [base, { aspectRatio: '1' }],
  portrait: [base, { aspectRatio: '3 / 4' }],
  /** As tall as its container. */
  fill: [base, { height: '100%' }],
});
