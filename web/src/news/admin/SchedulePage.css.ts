import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { title } from '../../theme/typography.css.ts';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockEnd: space.md,
});

export const month = style([title, {}]);

export const months = style({ display: 'flex', gap: space.xs });

/** Where there are other days to drag an entry to, and something to drag it with. */
const draggable = `${media.md} and (pointer: fine)`;

const week: { gridTemplateColumns: string } = { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' };

/** The calendar has seven columns in wide windows only; below, it is a list. */
export const weekdays = style({
  display: 'none',
  '@media': {
    [media.md]: {
      ...week,
      display: 'grid',
      paddingBlockEnd: space.xs,
      color: color.textSecondary,
      fontSize: vars.size.caption,
      fontWeight: 600,
    },
  },
});

export const days = style({
  display: 'grid',
  gap: space.md,
  '@media': {
    [media.md]: {
      ...week,
      gap: 0,
      borderBlockStart: `1px solid ${color.line}`,
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});

const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xxs,
  '@media': {
    [media.md]: {
      minHeight: '6.5rem',
      padding: space.xs,
      borderBlockEnd: `1px solid ${color.line}`,
      borderInlineEnd: `1px solid ${color.line}`,
    },
  },
});

/** Without entries, a day is only in the calendar. */
const onlyInCalendar = style({ display: 'none', '@media': { [media.md]: { display: 'grid' } } });

export const day = {
  filled: cell,
  empty: `${cell} ${onlyInCalendar}`,
};

export const outside = style({ '@media': { [media.md]: { background: color.panel } } });

export const date = style({ fontFamily: vars.font.text, fontSize: vars.size.small, fontWeight: 650 });

/** In the calendar for screen readers only. */
export const fullDate = style({
  '@media': {
    [media.md]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const number = style({
  display: 'none',
  '@media': { [media.md]: { display: 'inline' } },
  selectors: {
    '[aria-current="date"] &': {
      paddingInline: space.xxs,
      borderRadius: vars.radius.sm,
      background: color.brand,
      color: color.onBrand,
    },
  },
});

const bar = style({
  display: 'block',
  minHeight: vars.width.touch,
  width: '100%',
  paddingInline: space.xs,
  overflow: 'hidden',
  border: `1px solid transparent`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: vars.size.caption,
  lineHeight: 1.6,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [draggable]: { minHeight: '1.5rem' } },
});

export const entry = styleVariants({
  out: [bar, { background: color.leafSoft, color: color.leaf }],
  down: [bar, { background: color.accentSoft, color: color.accent }],
});

export const draft = style({ borderStyle: 'dashed', borderColor: 'currentColor' });

export const time = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 650 });

export const note = style({
  marginBlockStart: space.sm,
  color: color.textSecondary,
  fontSize: vars.size.small,
});

export const howByPointer = style([
  note,
  { display: 'none', '@media': { [draggable]: { display: 'block' } } },
]);
export const howByTap = style([note, { '@media': { [draggable]: { display: 'none' } } }]);
