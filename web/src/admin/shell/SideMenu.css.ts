import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoints, media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minHeight: 0,
});

/** Looks like a field; opens the dialog that finds. */
export const find = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minHeight: vars.width.touch,
  paddingInline: space.xs,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.sm,
  background: color.field,
  color: color.textSecondary,
  fontSize: size.small,
  textAlign: 'start',
  '@media': {
    '(pointer: fine)': { minHeight: '2.25rem' },
    [media.hover]: { ':hover': { borderColor: color.brand, color: color.text } },
  },
});

export const key = style({
  fontFamily: 'inherit',
  fontSize: size.caption,
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

// In a low window, the sections scroll, and the account stays.
export const groups = style({ flex: 1, minHeight: 0, overflowY: 'auto', marginInline: '-4px', padding: 4 });

export const group = style({
  paddingInline: space.xs,
  color: color.textSecondary,
  fontSize: size.caption,
  fontWeight: 600,
  lineHeight: '0.8125rem',
  // Apart from the group above, where the window has room.
  '@media': {
    '(min-height: 58rem)': { paddingBlockStart: space.xxs },
    '(min-height: 60rem)': { paddingBlockStart: space.xs },
    [`not all and (min-width: ${breakpoints.lg})`]: { paddingBlock: `${space.md} ${space.xxs}` },
  },
});

export const section = style({
  // What only screen readers read stays inside.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  paddingInline: space.xs,
  // Inside, so that all names start at the same edge.
  boxShadow: 'none',
  borderRadius: vars.radius.sm,
  color: color.text,
  fontSize: size.body,
  fontWeight: 550,
  lineHeight: 1.25,
  textDecoration: 'none',
  ':hover': { color: color.brandStrong },
  ':focus-visible': { outlineOffset: 0 },
  selectors: {
    '&[aria-current="page"]': {
      background: color.brandSoft,
      boxShadow: `inset 3px 0 ${color.gold}`,
      color: color.brandStrong,
      fontWeight: 700,
    },
  },
  '@media': {
    // All sections and the signed-in admin are visible in a window 900 px high.
    '(pointer: fine)': { minHeight: '2.125rem' },
    [media.hover]: { selectors: { '&:hover:not([aria-current="page"])': { background: color.raised } } },
  },
});

/** What waits, at the end of its section’s line: it is there without moving anything. */
export const count = style({
  marginInlineStart: 'auto',
  paddingInlineStart: space.xs,
  color: color.goldText,
  fontSize: size.small,
  fontWeight: 700,
});

export const account = style({
  display: 'grid',
  gap: space.xxs,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
});

export const signedIn = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  paddingInline: space.xs,
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.brandStrong },
  selectors: {
    '&[aria-current="page"]': { background: color.brandSoft, boxShadow: `inset 3px 0 ${color.gold}` },
  },
});

export const words = style({ display: 'grid', minWidth: 0 });

export const caption = style({ color: color.textSecondary, fontSize: size.caption, lineHeight: 1.45 });

export const email = style({
  minHeight: '1.5em',
  overflow: 'hidden',
  fontSize: size.caption,
  fontWeight: 600,
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInlineStart: '-0.25rem',
  whiteSpace: 'nowrap',
});

export const icons = style({ display: 'flex' });
