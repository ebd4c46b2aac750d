import { style } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

/** One line of 56 px where there is room: picture, texts, states, date, actions. */
export const row = style({
  display: 'grid',
  gridTemplate: `
    "picture texts texts" auto
    ". states actions" auto / 3rem minmax(0, 1fr) auto`,
  columnGap: space.sm,
  rowGap: space.xxs,
  alignItems: 'center',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  '@media': {
    [media.md]: {
      gridTemplate: '"picture texts states actions" auto / 3rem minmax(0, 1fr) auto auto',
      minHeight: '3.5rem',
      paddingBlock: space.xxs,
      paddingInlineEnd: space.xs,
    },
    [media.hover]: { ':hover': { background: color.panel } },
  },
});

/** A row with a checkbox, in a column of its own. */
export const selectable = style([
  row,
  {
    gridTemplate: `
      "select picture texts texts" auto
      "select . states actions" auto / auto 3rem minmax(0, 1fr) auto`,
    paddingInlineStart: 0,
    '@media': {
      [media.md]: {
        gridTemplate: '"select picture texts states actions" auto / auto 3rem minmax(0, 1fr) auto auto',
      },
    },
    selectors: { '&:has(:checked)': { background: color.brandSoft } },
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
  '@media': {
    [media.md]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

/** Below the title: the other language, then what else the row is about. */
export const translation = style({
  ...clampedTo(2),
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.3,
  '@media': { [media.md]: { WebkitLineClamp: 1 } },
});

export const excerpt = style({
  '::before': { content: "'·'", marginInline: '0.4em', unicodeBidi: 'isolate' },
});

export const states = style({
  gridArea: 'states',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.xs}`,
  '@media': { [media.md]: { flexWrap: 'nowrap', justifyContent: 'end' } },
});

/** What is usual, in plain words. */
export const quiet = style({ color: color.textSecondary, fontSize: size.caption, whiteSpace: 'nowrap' });

/** As wide in each row, so that what comes before it lines up. */
export const date = style([quiet, { '@media': { [media.lg]: { minWidth: '8.5rem', textAlign: 'end' } } }]);

export const actions = style({ gridArea: 'actions', display: 'flex' });
