import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { coveredHeight } from '../../../theme/sticky.css.ts';

const { color, size, space } = vars;

/** The height of the bar where it stays in reach; other things stick below it. */
export const barHeight = createVar();

export const page = style({
  '@media': { [media.lg]: { vars: { [barHeight]: '3.5rem' } } },
});
// Below the bar and the toolbar of a text.
globalStyle(`html:has(${page})`, {
  '@media': { [media.lg]: { vars: { [coveredHeight]: '7rem' } } },
});

/** 56 px high where it has one line; from 1024 px on, in reach however long the form is. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  minHeight: '3.5rem',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  marginBlockEnd: space.lg,
  paddingInline: space.sm,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.page,
  '@media': {
    [media.lg]: {
      flexWrap: 'nowrap',
      position: 'sticky',
      insetBlockStart: 0,
      // Above a text’s toolbar, below the panel beside the form.
      zIndex: vars.layer.header,
      height: '3.5rem',
    },
    [media.print]: { position: 'static' },
  },
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: '3.5rem',
  minWidth: 0,
  '@media': { [media.lg]: { flexShrink: 0 } },
});

export const title = style({
  fontFamily: vars.font.text,
  fontSize: size.body,
  fontWeight: 650,
  lineHeight: 1.3,
});

/** What the form puts beside its heading; in a narrow window below it. */
export const slot = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 100%',
  alignItems: 'center',
  gap: `${space.xxs} ${space.md}`,
  minWidth: 0,
  paddingInline: space.xs,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space.xs } },
  '@media': {
    [media.md]: { flex: 1, flexWrap: 'nowrap', selectors: { '&:not(:empty)': { paddingBlockEnd: 0 } } },
    [media.print]: { display: 'none' },
  },
});

export const switches = style({
  display: 'flex',
  flexShrink: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sm,
  background: color.panel,
});

export const choice = style({
  minHeight: `calc(${vars.width.touch} - 2px)`,
  paddingInline: space.sm,
  borderRadius: `calc(${vars.radius.sm} - 1px)`,
  color: color.textSecondary,
  fontSize: size.small,
  fontWeight: 500,
  selectors: {
    '&[aria-pressed="true"]': { background: color.brandSoft, color: color.brandStrong, fontWeight: 650 },
    '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': { color: color.text } } },
  },
});

export const buttons = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  columnGap: space.xs,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
});
