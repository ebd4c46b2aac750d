import { style } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { statesBelow } from './Row.css.ts';
import { roomFor } from './rowWidths.ts';

const { color, size, space } = vars;

/** Three lines where there is room: the title and its states, the facts, the texts; with less room, the states are below. */
export const row = style({
  display: 'grid',
  gridTemplate: `
    "picture title title" auto
    "facts facts facts" auto
    "texts texts texts" auto
    "states states actions" auto / 3rem minmax(0, 1fr) auto`,
  columnGap: space.sm,
  rowGap: space.xxs,
  alignItems: 'center',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  '@media': { [media.hover]: { ':hover': { background: color.panel } } },
  '@container': {
    [roomFor.line]: {
      gridTemplate: `
        "picture title actions" auto
        ". facts actions" auto
        ". texts actions" auto
        ". states states" auto / 3rem minmax(0, 1fr) auto`,
      rowGap: 0,
      paddingInlineEnd: space.xs,
    },
    [roomFor.manyStates]: {
      gridTemplate: `
        "picture title states actions" auto
        ". facts facts actions" auto
        ". texts texts actions" auto / 3rem minmax(12rem, 1fr) auto auto`,
    },
  },
});

/** One line where there is room; the descent of its letters and the line below a link stay visible. */
const oneLine = {
  [roomFor.line]: {
    paddingBlockEnd: '0.2em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;

export const title = style({
  gridArea: 'title',
  minWidth: 0,
  fontFamily: vars.font.text,
  fontSize: size.body,
  fontWeight: 600,
  lineHeight: 1.35,
  textWrap: 'pretty',
  '@container': oneLine,
});

/** The two names of a title in one line: the reader’s own gives way last, but leaves room for the beginning of the other. */
export const names = style({ '@container': { [roomFor.line]: { display: 'flex', minWidth: 0 } } });
export const name = style({
  '@container': { [roomFor.line]: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } },
});
/** After the name in the reader’s own language, with the spaces of the slash between them. */
export const otherName = style([
  name,
  {
    color: color.textSecondary,
    fontWeight: 400,
    '@container': { [roomFor.line]: { flexShrink: 1000, minWidth: 'min(6rem, 30%)', whiteSpace: 'pre' } },
  },
]);

export const states = style([
  statesBelow,
  { gridArea: 'states', '@container': { [roomFor.manyStates]: { justifyContent: 'end' } } },
]);

export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  minWidth: 0,
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.4,
  '@container': { [roomFor.line]: { flexWrap: 'nowrap' } },
});
export const fact = style({
  minWidth: 0,
  '@container': oneLine,
  // The first one is cut last, but leaves room for the others.
  selectors: { '&:first-child': { flexShrink: 0, maxWidth: '40%' } },
});
export const link = style({
  minWidth: 0,
  '@container': { [roomFor.line]: { flexShrink: 0, maxWidth: 'min(14rem, 30%)', marginInlineStart: 'auto' } },
});

export const texts = style({
  gridArea: 'texts',
  display: 'grid',
  gap: `${space.xxs} ${space.md}`,
  fontSize: size.caption,
  lineHeight: 1.4,
  // A row without texts is as high as one with texts.
  '@container': { [roomFor.line]: { gridTemplateColumns: '1fr 1fr', minHeight: '1.4em' } },
});
export const text = style({
  ...clampedTo(2),
  minWidth: 0,
  '@container': { [roomFor.line]: { WebkitLineClamp: 1 } },
});
export const language = style({ marginInlineEnd: space.xs, color: color.textSecondary });

export const actions = style({ gridArea: 'actions', display: 'flex', justifyContent: 'end' });
