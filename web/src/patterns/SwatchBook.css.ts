import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, duration, easing, space } = vars;

/** Lying strips; in a wide window, hanging lengths. */
export const book = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  '@media': { [media.lg]: { flexDirection: 'row', height: '38.75rem' } },
});

/** Six strips are enough where they lie: all patterns follow below. */
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
        '&:hover, &:focus-within': { flexGrow: 2.4 },
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

/** On a ground of its own, at the foot; the whole swatch is the link. */
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
      padding: `${space.sm} clamp(${space.xs}, 0.8vw, ${space.sm})`,
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
      selectors: { [`${swatch}:hover &, ${swatch}:focus-within &`]: { fontSize: '1.25rem' } },
    },
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
          maxHeight: '14rem',
          marginBlockStart: space.xs,
        },
      },
    },
    [`${media.lg} and ${media.motion}`]: { transition: `opacity ${duration.calm} ${easing.out} 160ms` },
  },
});
