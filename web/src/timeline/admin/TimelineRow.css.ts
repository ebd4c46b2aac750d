import { style } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplate: `
    "picture head" auto
    "blocks blocks" auto
    "actions actions" auto / 4.5rem minmax(0, 1fr)`,
  columnGap: space.md,
  rowGap: space.sm,
  alignItems: 'start',
  padding: space.md,
  '@media': {
    [media.md]: {
      gridTemplate: `
        "picture head actions" auto
        "picture blocks blocks" auto / 6rem minmax(0, 1fr) auto`,
      rowGap: space.xs,
      paddingInlineEnd: space.xs,
    },
    [media.xl]: {
      gridTemplate: `
        "picture head actions" auto
        "picture blocks actions" auto / 6rem minmax(0, 1fr) auto`,
      columnGap: space.lg,
    },
    [media.hover]: { ':hover': { background: color.panel } },
  },
});

export const head = style({
  gridArea: 'head',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  minWidth: 0,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.sm}`,
  fontSize: size.caption,
  lineHeight: 1.5,
});
export const image = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { lineHeight: vars.width.touch } },
});

export const blocks = style({
  gridArea: 'blocks',
  display: 'grid',
  gap: space.sm,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', columnGap: space.lg } },
});
export const block = style({ minWidth: 0, fontSize: size.small, lineHeight: 1.45 });
export const language = style({ color: color.textSecondary, fontSize: size.caption });
export const description = style({
  ...clampedTo(3),
  marginBlockStart: space.xxs,
  maxWidth: vars.width.measure,
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.5,
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  justifySelf: 'end',
  '@media': { [media.xl]: { alignSelf: 'center' } },
});
