import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

const inset = `clamp(${space.lg}, 3vw, ${space.xxl})`;
const edge = `max(${space.gutter}, calc((100vw - ${vars.width.wide}) / 2))`;

/** A cloth across the full width, with the text next to it, on alternating sides. */
export const panel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Keep the header from covering its start, as in the page’s head.
  scrollMarginBlockStart: '5rem',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minHeight: '27rem' },
    [media.print]: { breakInside: 'avoid' },
  },
});

const unrolled = `${panel}:hover &, ${panel}:focus-within &, ${panel}:target &`;

/** The cloth fills the whole panel; the cover of the text’s half rolls up on hover or focus. */
export const cloth = style({
  position: 'relative',
  height: '15rem',
  overflow: 'hidden',
  background: color.raised,
  '@media': {
    [media.md]: {
      position: 'absolute',
      inset: 0,
      height: 'auto',
      clipPath: 'inset(0 50% 0 0)',
      selectors: {
        [`${panel}:nth-child(even) &`]: { clipPath: 'inset(0 0 0 50%)' },
        [unrolled]: { clipPath: 'inset(0)' },
      },
    },
    [`${media.md} and ${media.motion}`]: {
      transition: `clip-path ${vars.duration.slow} ${vars.easing.out}`,
    },
  },
});

/** A photograph fills the panel; rolled up, its center is in the center of the visible half. */
export const picture = style({
  width: '100%',
  height: '100%',
  '@media': {
    [media.md]: {
      transform: 'translateX(-25%)',
      selectors: {
        [`${panel}:nth-child(even) &`]: { transform: 'translateX(25%)' },
        [unrolled]: { transform: 'none' },
      },
    },
    [`${media.md} and ${media.motion}`]: {
      transition: `transform ${vars.duration.slow} ${vars.easing.out}`,
    },
  },
});

/** A drawn cloth keeps its natural size, whatever the window’s. */
export const drawn = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  width: 'max(100%, 120rem)',
  minHeight: '100%',
  maxWidth: 'none',
  transform: 'translate(-50%, -50%)',
});

export const words = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space.md,
  paddingInline: space.gutter,
  paddingBlock: `${space.lg} ${space.xxl}`,
  '@media': {
    [media.md]: {
      gridColumn: 2,
      marginBlock: inset,
      // The outer edge aligns with the page’s content.
      marginInline: `${inset} ${edge}`,
      padding: inset,
      borderRadius: vars.radius.md,
      background: color.raised,
      selectors: {
        [`${panel}:nth-child(even) &`]: { gridColumn: 1, gridRow: 1, marginInline: `${edge} ${inset}` },
      },
    },
  },
});

export const name = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: color.linkStrong },
});

export const facts = style({ display: 'grid', gap: space.sm, maxWidth: vars.width.measure });
export const term = style({ color: color.brand, fontSize: vars.size.small, fontWeight: 600 });
export const meaning = style({ fontFamily: vars.font.display, fontSize: vars.size.lead, lineHeight: 1.4 });
export const description = style({ maxWidth: vars.width.measure, color: color.textSecondary });
