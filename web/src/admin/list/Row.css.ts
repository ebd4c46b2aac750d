import { style } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplate: `
    "picture texts texts" auto
    "states states actions" auto / 4.5rem minmax(0, 1fr) auto`,
  columnGap: space.md,
  rowGap: space.xs,
  alignItems: 'start',
  padding: space.md,
  paddingInlineEnd: space.xs,
  '@media': {
    [media.md]: {
      gridTemplate: `
        "picture texts actions" auto
        "picture states actions" auto / 6rem minmax(0, 1fr) auto`,
    },
    [media.xl]: {
      gridTemplate: '"picture texts states actions" auto / 6rem minmax(0, 1fr) 17rem auto',
      alignItems: 'center',
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
      "states states states actions" auto / auto 4.5rem minmax(0, 1fr) auto`,
    '@media': {
      [media.md]: {
        gridTemplate: `
          "select picture texts actions" auto
          "select picture states actions" auto / auto 6rem minmax(0, 1fr) auto`,
      },
      [media.xl]: {
        gridTemplate: '"select picture texts states actions" auto / auto 6rem minmax(0, 1fr) 17rem auto',
      },
    },
  },
]);

/** The touch target around the checkbox is wide enough to be the gap to the picture. */
export const select = style({ gridArea: 'select', marginInlineEnd: `calc(-1 * ${space.md})` });

export const texts = style({ gridArea: 'texts', display: 'grid', minWidth: 0, paddingInlineEnd: space.xs });

export const translation = style({
  color: color.textSecondary,
  fontSize: size.small,
  lineHeight: 1.4,
});

export const excerpt = style({
  ...clampedTo(2),
  marginBlockStart: space.xxs,
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.45,
  '@media': { [media.md]: { WebkitLineClamp: 1 } },
});

export const states = style({
  gridArea: 'states',
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'center',
  alignItems: 'center',
  gap: `${space.xxs} ${space.xs}`,
});

export const date = style({
  color: color.textSecondary,
  fontSize: size.caption,
  whiteSpace: 'nowrap',
  '@media': { [media.xl]: { flexBasis: '100%' } },
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  alignSelf: 'end',
  '@media': { [media.md]: { alignSelf: 'center' } },
});
