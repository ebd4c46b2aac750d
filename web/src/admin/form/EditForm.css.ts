import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoints, media } from '../../theme/media.ts';
import { foot } from '../../ui/overlay.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space.lg });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.beside]: {
      gridTemplateColumns: 'minmax(0, 1fr) 19rem',
      columnGap: space.gutter,
    },
  },
});

/** No wider than two columns that are pleasant to read. */
export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.lg,
  width: '100%',
  maxWidth: '78rem',
  marginInline: 'auto',
  paddingBlockEnd: space.xl,
});

export const details = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

/** Below the texts, where the address of a picture has room. */
export const wideDetails = style([
  details,
  {
    columnGap: space.xl,
    alignItems: 'start',
    padding: space.lg,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.md,
    background: color.panel,
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  },
]);

const bottom = style([foot, { borderBlockStart: `1px solid ${color.line}`, background: color.page }]);

/** Always in reach, however long the text; on a phone at most 64 px high. */
export const actions = style([
  bottom,
  {
    marginInline: `calc(-1 * ${space.gutter})`,
    paddingInline: space.gutter,
    paddingBlock: '4px max(5px, env(safe-area-inset-bottom))',
    '@media': {
      [media.md]: {
        display: 'flex',
        // The buttons come first here, but are reached last.
        flexDirection: 'row-reverse',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: space.md,
        paddingBlock: `${space.xs} max(${space.xs}, env(safe-area-inset-bottom))`,
      },
    },
  },
]);

// What gets the focus, and an alert, is scrolled above the bar, which scrolls nothing itself. In a window as low as that of
// a phone on its side, or of a page enlarged to 400 %, the bar would hide the field that it is for.
globalStyle(`html:has(${actions})`, { scrollPaddingBlockEnd: '7rem' });
globalStyle(`${actions} :is(a, button)`, { scrollMarginBlockEnd: '-7rem' });
globalStyle(`${actions}${actions}`, {
  '@media': { 'screen and (max-height: 30em)': { position: 'static' } },
});

/** The same for a form that is a part of another page. */
export const inlineActions = style([bottom, { paddingBlock: space.xs }]);

/** In one line, also in a narrow window, where the bar would cover a sixth of the form; a sentence has its own. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  whiteSpace: 'nowrap',
  '@media': { [media.sm]: { columnGap: space.sm } },
});

// On a phone, drawn lower than they can be touched, so that the bar has room for air below them.
const phone = `not all and (min-width: ${breakpoints.md})`;
globalStyle(`${actions} ${buttons} > button`, { '@media': { [phone]: { minHeight: '2.375rem' } } });
globalStyle(`${actions} ${buttons} > button::before`, {
  '@media': { [phone]: { content: '', position: 'absolute', inset: '-3px 0' } },
});

export const keys = style({
  display: 'none',
  color: color.textSecondary,
  fontSize: vars.size.caption,
  '@media': { [`${media.md} and ${media.hover}`]: { display: 'inline' } },
});

/** Keeps the legend inside its panel; by default, it would sit on the edge. */
export const legend = style({ float: 'inline-start', width: '100%', gridColumn: '1 / -1' });

export const copy = style({
  justifySelf: 'start',
  minHeight: vars.width.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: vars.size.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { '(pointer: fine)': { minHeight: '2rem' } },
});
