import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.md,
  minHeight: '100%',
});

export const sections = style({
  display: 'grid',
  gap: space.xxs,
  '@media': { '(pointer: fine)': { gap: 0 } },
});

export const section = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: vars.width.touch,
  paddingInline: space.sm,
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.sm,
  color: color.text,
  fontSize: size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: color.brandStrong },
  selectors: {
    '&[aria-current="page"]': {
      borderInlineStartColor: color.gold,
      background: color.brandSoft,
      color: color.brandStrong,
    },
  },
  '@media': {
    // Keeps all sections and the signed-in admin visible on a laptop with a height of 900 px.
    '(pointer: fine)': { minHeight: '2.125rem' },
    [media.hover]: { selectors: { '&:hover:not([aria-current="page"])': { background: color.raised } } },
  },
});

export const foot = style({ display: 'grid', gap: space.sm });

export const account = style({
  display: 'grid',
  paddingBlockStart: space.md,
  paddingInline: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
});

export const caption = style({ color: color.textSecondary, fontSize: size.caption, lineHeight: 1.45 });

export const email = style({
  minHeight: '1.5em',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.5,
});

/** A button among links. */
export const action = style([
  section,
  // Keep the section’s border, so that both start at the same edge.
  {
    width: '100%',
    borderBlockWidth: 0,
    borderInlineEndWidth: 0,
    background: 'none',
    cursor: 'pointer',
    fontFamily: 'inherit',
  },
]);
