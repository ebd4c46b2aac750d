import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { quietLink } from '../ui/quietLink.css.ts';

const { color, duration, easing, space } = vars;

/** How much wider a swatch is at hand. */
const grow = 2.4;

/** Lying strips; in a wide window, hanging lengths. */
export const book = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  '@media': { [media.lg]: { flexDirection: 'row', height: '38.75rem' } },
});

/** Six strips are enough where they lie: all patterns follow below, and a link leads there. */
export const swatch = style({
  position: 'relative',
  // In both layouts, or a change of the window’s width would be a transition.
  flexGrow: 1,
  height: '7rem',
  overflow: 'hidden',
  selectors: { '&:nth-child(n + 7)': { display: 'none' } },
  '@media': {
    [media.lg]: {
      flexBasis: 0,
      minWidth: 0,
      height: 'auto',
      selectors: {
        '&:nth-child(n + 7)': { display: 'block' },
        '&:hover, &:focus-within': { flexGrow: grow },
      },
    },
    [`${media.lg} and ${media.motion}`]: { transition: `flex-grow 420ms ${easing.inOut}` },
  },
});

/** As wide as the widest swatch, so that the cloth stays in place while its swatch grows. */
export const cloth = style({
  width: '100%',
  height: '100%',
  '@media': { [media.lg]: { width: 'max(100%, 45rem)', maxWidth: 'none' } },
});

const inset = `clamp(${space.xs}, 0.8vw, ${space.sm})`;
const all = 9 + grow;

/** Of ten hanging swatches: the width of a name beside the one at hand, and of the latter’s words. */
const shrunk = `calc(100vw / ${all} - ${space.xxs} - ${inset})`;
const words = { width: `calc(100vw * ${grow} / ${all} - 2 * ${inset})`, maxWidth: 'none' };

/**
 * On a ground of its own, at the foot; the whole swatch is the link. No line breaks elsewhere while swatches grow and
 * shrink.
 */
export const label = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  maxWidth: '100%',
  padding: `${space.xs} ${space.md}`,
  background: color.page,
  color: color.text,
  textDecoration: 'none',
  '::before': { content: '', position: 'absolute', inset: '-40rem 0 0', width: '100vw' },
  ':focus-visible': { outlineOffset: -3 },
  '@media': {
    [media.lg]: {
      insetInline: 0,
      padding: `${space.sm} ${inset}`,
      '::before': { insetBlockStart: '-40rem', width: 'auto' },
    },
  },
});

export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontWeight: 500,
  lineHeight: 1.2,
  '@media': {
    [media.lg]: {
      fontSize: 'clamp(0.875rem, 1.18vw, 1.0625rem)',
      // So that the captions are alike: English names are longer.
      minHeight: '2.4em',
      selectors: {
        [`${book}:has(> :nth-child(8)) &`]: { width: shrunk },
        ':root:lang(en) &': { minHeight: '4.8em' },
        [`${swatch}:hover &, ${swatch}:focus-within &`]: { ...words, fontSize: '1.25rem', minHeight: 0 },
      },
    },
    // Where “Mega mendung,” is one line.
    '(min-width: 100em)': { selectors: { ':root:lang(en) &': { minHeight: '3.6em' } } },
  },
});

/** Shown while the swatch is at hand; a finger opens the pattern itself. */
export const more = style({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateRows: '0fr',
      color: color.textSecondary,
      fontSize: vars.size.small,
      lineHeight: 1.45,
      opacity: 0,
      maxHeight: 0,
      overflow: 'hidden',
      selectors: {
        [`${swatch}:hover &, ${swatch}:focus-within &`]: {
          opacity: 1,
          ...words,
          maxHeight: '14rem',
          marginBlockStart: space.xs,
        },
      },
    },
    [`${media.lg} and ${media.motion}`]: { transition: `opacity ${duration.calm} ${easing.out} 160ms` },
  },
});

/** To the patterns that have no strip. */
export const rest = style([
  quietLink,
  {
    marginInline: space.gutter,
    '@media': { [media.lg]: { display: 'none' }, [media.print]: { display: 'none' } },
  },
]);
