import { globalStyle, style } from '@vanilla-extract/css';
import { clampedTo } from '../theme/clampedTo.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { stickyHeader } from '../theme/sticky.css.ts';
import { withoutScripts } from '../theme/withoutScripts.ts';
import { withGutters } from '../theme/withGutters.ts';
import { pendingLine } from './pending.css.ts';

const { color, space } = vars;

export const header = style([
  stickyHeader,
  pendingLine,
  {
    background: `color-mix(in srgb, ${color.page} 72%, transparent)`,
    backdropFilter: 'blur(10px)',
    borderBlockEnd: '1px solid transparent',
    transition: `background-color ${vars.duration.calm}, border-color ${vars.duration.calm}, box-shadow ${vars.duration.calm}`,
    selectors: {
      '&[data-scrolled]': {
        background: color.page,
        borderBlockEndColor: color.line,
        boxShadow: vars.shadow.card,
      },
    },
    '@media': { [media.print]: { display: 'none' } },
  },
]);

const narrow = 'screen and (max-width: 63.99em)';

/** Without scripts, or if the menu’s own code could not be loaded, the links take separate lines. */
const withoutMenu = (rules: { display?: string; flexWrap?: 'wrap'; order?: number; width?: string }) =>
  withoutScripts(rules, narrow, `${header}[data-menu="missing"] &`);

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  maxWidth: withGutters(vars.width.wide),
  minHeight: '4.25rem',
  marginInline: 'auto',
  paddingInline: space.gutter,
  // Only for very large text.
  flexWrap: 'wrap',
  '@media': { [media.sm]: { gap: space.md } },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 6rem',
  gap: space.xs,
  minWidth: 0,
  minHeight: vars.width.touch,
  color: color.text,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  ':hover': { color: color.brand },
  '@media': {
    '(max-width: 22em)': { fontSize: vars.size.caption },
    [media.sm]: { gap: space.sm, fontSize: vars.size.title },
    // Next to seven links, a long name takes two lines.
    [media.lg]: { fontSize: '1.0625rem' },
    [media.xl]: { fontSize: vars.size.title },
  },
});

// On the narrowest windows, the words need its room.
globalStyle(`${brand} > svg`, { flexShrink: 0, '@media': { '(max-width: 22em)': { width: '1.375rem' } } });
// Truncates a long name; the link’s label contains all of it.
globalStyle(`${brand} > span`, {
  ...clampedTo(3),
});

export const navigation = style({
  display: 'none',
  alignItems: 'center',
  gap: `0 ${space.md}`,
  '@media': {
    [media.lg]: { display: 'flex' },
    [media.xl]: { gap: space.lg },
    ...withoutMenu({ display: 'flex', flexWrap: 'wrap', order: 1, width: '100%' }),
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  color: color.text,
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  borderBlock: '2px solid transparent',
  transition: `color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  ':hover': { color: color.brand },
  selectors: { '&[aria-current="page"]': { color: color.brand, borderBlockEndColor: color.gold } },
  // Forced colors would draw the transparent lines too.
  '@media': {
    '(forced-colors: active)': { selectors: { '&:not([aria-current])': { borderBlockColor: 'Canvas' } } },
  },
});

/** In one line unless it is wider than the window, for very large text. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.xxs,
});

// On the narrowest windows, the name needs its room.
globalStyle(`${tools} button[name='language'] > svg`, {
  '@media': { '(max-width: 22em)': { display: 'none' } },
});

export const menuButton = style({
  '@media': { [media.lg]: { display: 'none' }, ...withoutMenu({ display: 'none' }) },
});

export const menu = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space.xs });

export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  color: color.text,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&[aria-current="page"]': { color: color.brand } },
});
