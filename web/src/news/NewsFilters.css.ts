import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { belowHeader, coveredHeight, stuckMargin } from '../theme/sticky.css.ts';

const { color, space } = vars;

const height = '3.5rem';
/** Where what sticks below the bar begins. */
export const belowFilters = `calc(${belowHeader} + ${height} + ${space.lg})`;

/** In a window that is high enough. */
const tall = 'screen and (min-height: 36em)';
const stuck = {
  position: 'sticky',
  insetBlockStart: belowHeader,
  zIndex: vars.layer.raised,
  background: color.page,
} as const;

/** A bar; on narrow windows, the field is above, and only the categories are. */
export const filters = style({
  display: 'contents',
  '@media': {
    [media.lg]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space.xl,
      minHeight: height,
      borderBlockEnd: `1px solid ${color.line}`,
    },
    [`${media.lg} and (min-height: 36em)`]: stuck,
    [media.print]: { display: 'none' },
  },
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 24rem',
  // The icon, not its button, begins where the text does.
  marginInlineStart: `calc(-1 * ${space.sm})`,
  minWidth: 0,
  // Its line, too.
  background: `linear-gradient(${color.lineStrong}, ${color.lineStrong}) right bottom / calc(100% - ${space.sm}) 1px no-repeat`,
  '@media': { [media.lg]: { background: 'none' }, [media.print]: { display: 'none' } },
});

export const field = style({
  flex: 1,
  minWidth: 0,
  minHeight: vars.width.touch,
  paddingInline: space.xs,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  fontSize: '1rem',
  '::placeholder': { color: color.textSecondary, opacity: 1 },
});

export const categories = style({
  minWidth: 0,
  // Pictures that pass below go to the window’s edges.
  marginInline: `calc(-1 * ${space.gutter})`,
  '@media': {
    [media.lg]: { marginInline: 0 },
    [`${tall} and (max-width: 63.99em)`]: { ...stuck, marginBlockStart: `calc(-1 * ${space.lg})` },
    [media.print]: { display: 'none' },
  },
});

const fade = '3rem';

/** In one line, which scrolls where it is too long. */
export const group = style({
  display: 'flex',
  gap: space.lg,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  minHeight: height,
  // Room for focus rings, which would be cut off.
  paddingInline: space.gutter,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    // What goes on beyond the window fades there; the line below does not.
    'not all and (min-width: 64em)': {
      paddingInlineEnd: fade,
      maskImage: `linear-gradient(to right, #000 calc(100% - ${fade}), transparent), linear-gradient(#000, #000)`,
      maskPosition: 'top, bottom',
      maskSize: '100% calc(100% - 1px), 100% 1px',
      maskRepeat: 'no-repeat',
    },
    [media.lg]: { paddingInline: 5, borderBlockEnd: 0 },
  },
});

export const category = style({
  flexShrink: 0,
  minWidth: vars.width.touch,
  color: color.textSecondary,
  fontSize: vars.size.small,
  fontWeight: 600,
  borderBlock: '2px solid transparent',
  transition: `color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  ':hover': { color: color.brand },
  ':focus-visible': { outlineOffset: -4 },
  selectors: { '&[aria-pressed="true"]': { color: color.text, borderBlockEndColor: color.gold } },
  '@media': {
    // Forced colors would draw the transparent lines, too.
    '(forced-colors: active)': {
      selectors: { '&:not([aria-pressed="true"])': { borderBlockColor: 'Canvas' } },
    },
  },
});

globalStyle(`:root:has(${filters})`, { '@media': { [tall]: { vars: { [coveredHeight]: '9.5rem' } } } });
globalStyle(`${category}`, { '@media': { [tall]: { scrollMarginBlockStart: stuckMargin } } });
globalStyle(`${search} :is(input, button)`, {
  '@media': { [`${media.lg} and (min-height: 36em)`]: { scrollMarginBlockStart: stuckMargin } },
});
