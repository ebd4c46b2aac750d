import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoints, media } from '../../theme/media.ts';

const { color, space } = vars;

const fade = '2rem';

/** One row, which scrolls sideways where it does not fit, and fades where it goes on. */
export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // Room for the focus ring.
  padding: 3,
  '@media': {
    [`not all and (min-width: ${breakpoints.lg})`]: {
      paddingInlineEnd: fade,
      maskImage: `linear-gradient(to right, #000 calc(100% - ${fade}), transparent)`,
    },
  },
});

export const gap = style({
  flexShrink: 0,
  width: 1,
  height: '1.5rem',
  marginInline: space.xxs,
  background: color.line,
});

/** At a selected text. */
export const floating = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInlineStart: 0,
  maxWidth: '100%',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  boxShadow: vars.shadow.raised,
});

export const tool = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.width.touch,
  height: vars.width.touch,
  borderRadius: vars.radius.sm,
  color: color.text,
  fontSize: '1.125rem',
  selectors: {
    '&[aria-pressed="true"]': { background: color.brandSoft, color: color.brandStrong },
    '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: fine)': { width: '2.25rem', height: '2.25rem' },
    [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: color.brandSoft } } },
  },
});
