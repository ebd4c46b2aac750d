import { style } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { roomFor } from './rowWidths.ts';

const { color, size, space } = vars;

/** A row’s ground under the pointer or when it is selected: paler than any badge, which keeps its shape on it. */
const tinted = (tint: string) => `color-mix(in srgb, ${tint} 45%, ${color.raised})`;

/** Where states and actions share a line with the texts, they wrap before a title has less than this. */
export const legible = 'minmax(10rem, 1fr)';

/** One line of 56 px where there is room: picture, texts, states, date, actions. */
export const row = style({
  display: 'grid',
  gridTemplate: `
    "picture texts" auto
    ". foot" auto / 3rem minmax(0, 1fr)`,
  columnGap: space.sm,
  rowGap: space.xxs,
  alignItems: 'center',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  '@media': { [media.hover]: { ':hover': { background: tinted(color.panel) } } },
  '@container': {
    [roomFor.line]: {
      gridTemplate: `"picture texts states actions" auto / 3rem ${legible} auto auto`,
      minHeight: '3.5rem',
      paddingBlock: space.xxs,
      paddingInlineEnd: space.xs,
    },
  },
});

/** Below the width at which all states fit beside the title, they have a line of their own. */
const manyStates = (before: '' | 'select ', columns: '' | 'auto ') => ({
  gridTemplate: `
    "${before}picture texts" auto
    "${before}. foot" auto / ${columns}3rem minmax(0, 1fr)`,
  '@container': {
    [roomFor.line]: {
      gridTemplate: `
        "${before}picture texts actions" auto
        "${before}. states states" auto / ${columns}3rem minmax(0, 1fr) auto`,
      paddingBlock: space.xs,
    },
    [roomFor.manyStates]: {
      gridTemplate: `"${before}picture texts states actions" auto / ${columns}3rem minmax(18rem, 1fr) auto auto`,
      paddingBlock: space.xxs,
    },
  },
});

/** A row with many states. */
export const stated = style([row, manyStates('', '')]);

/** The same with a checkbox, in a column of its own. */
export const selectable = style([
  row,
  manyStates('select ', 'auto '),
  {
    paddingInlineStart: 0,
    selectors: {
      '&:has(:checked)': { background: tinted(color.brandSoft), boxShadow: `inset 3px 0 ${color.brand}` },
    },
  },
]);

/** The touch target around the checkbox is wide enough to be the gap to the picture. */
export const select = style({ gridArea: 'select', marginInlineEnd: `calc(-1 * ${space.sm})` });

export const texts = style({ gridArea: 'texts', minWidth: 0 });

/** On a narrow screen, a title has as many lines as it needs; in a row of 56 px, one. */
export const title = style({
  fontFamily: vars.font.text,
  fontSize: size.body,
  fontWeight: 600,
  lineHeight: 1.3,
  textWrap: 'pretty',
  '@container': {
    // With room for the line below a link.
    [roomFor.line]: {
      marginBlockEnd: '-0.25em',
      paddingBlockEnd: '0.25em',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

/** Below the title: the other language, then what else the row is about. */
export const translation = style({
  ...clampedTo(2),
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.3,
  '@container': { [roomFor.line]: { WebkitLineClamp: 1 } },
});

/** An email address, which is cut where the line ends, not after a hyphen. */
export const address = style([translation, { wordBreak: 'break-all' }]);

export const excerpt = style({
  '::before': { content: "'·'", marginInline: '0.4em', unicodeBidi: 'isolate' },
});

/** Below the texts of a narrow row: the states, and the actions beside them if there is room, else below. */
export const foot = style({
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  '@container': { [roomFor.line]: { display: 'contents' } },
});

/** States below a title, whatever the row’s width. */
export const statesBelow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.xs}`,
  minWidth: 0,
});

export const states = style([
  statesBelow,
  {
    gridArea: 'states',
    '@container': {
      [roomFor.line]: {
        selectors: { [`${row}:not(${stated}, ${selectable}) &`]: { justifyContent: 'end' } },
      },
      [roomFor.manyStates]: { justifyContent: 'end' },
    },
  },
]);

/** What is usual, in plain words. */
export const quiet = style({ color: color.textSecondary, fontSize: size.caption, whiteSpace: 'nowrap' });

/** As wide in each row, so that what comes before it lines up. */
export const date = style([
  quiet,
  { '@container': { [roomFor.manyStates]: { minWidth: '8.5rem', textAlign: 'end' } } },
]);

export const actions = style({ gridArea: 'actions', display: 'flex', marginInlineStart: 'auto' });
