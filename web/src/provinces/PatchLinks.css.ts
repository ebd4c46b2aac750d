import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { outlines } from '../shared/motifs/provincial/outlines.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color } = vars;

const base = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  WebkitTouchCallout: 'none',
});

export const links = styleVariants({
  wide: [base, { display: 'none', '@media': { [media.md]: { display: 'block' } } }],
  narrow: [base, { '@media': { [media.md]: { display: 'none' } } }],
});

/** Computed when the site is built: 3 KB in place of 40 ms before the page can be used, four times that on a phone. */
export const lines = { wide: outlines('wide'), narrow: outlines('narrow') };

/** Invisible: the picture below shows it. */
export const patch = style({
  fill: 'transparent',
  '@media': { '(forced-colors: active)': { stroke: 'LinkText', strokeWidth: 2 } },
});

const rise = keyframes({ from: { transform: 'none' } });

export const lifted = style({
  pointerEvents: 'none',
  transform: 'scale(1.16)',
  filter: `drop-shadow(0 12px 18px ${color.shade})`,
  '@media': { [media.motion]: { animation: `${rise} 180ms ${vars.easing.out}` } },
});

export const ground = style({ fill: color.page });

export const edge = style({
  fill: 'none',
  stroke: color.gold,
  strokeWidth: 3,
  // The lifted patch covers the one that has the focus.
  selectors: { [`${base}:has(a:focus-visible) &`]: { stroke: color.focus, strokeWidth: 6 } },
});
globalStyle(`${base} a`, { outline: 'none' });
