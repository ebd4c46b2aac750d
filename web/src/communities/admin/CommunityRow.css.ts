import { style } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplate: `
    "picture head" auto
    "body body" auto
    "facts facts" auto
    "actions actions" auto / 4.5rem minmax(0, 1fr)`,
  columnGap: space.md,
  rowGap: space.sm,
  alignItems: 'start',
  padding: space.md,
  '@media': {
    [media.md]: {
      gridTemplate: `
        "picture head actions" auto
        "picture body body" auto
        "picture facts facts" auto / 6rem minmax(0, 1fr) auto`,
      rowGap: space.xs,
      paddingInlineEnd: space.xs,
    },
    [media.xl]: {
      gridTemplate: `
        "picture head facts actions" auto
        "picture body facts actions" auto / 6rem minmax(0, 1fr) 20rem auto`,
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

export const translation = style({ color: color.textSecondary, fontWeight: 400 });

export const place = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.xs,
  fontSize: size.small,
  lineHeight: 1.4,
});
export const pin = style({ alignSelf: 'start', display: 'flex', height: '1.4em', alignItems: 'center' });

export const body = style({
  gridArea: 'body',
  display: 'grid',
  gap: space.xs,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', columnGap: space.lg } },
});
export const description = style({
  ...clampedTo(3),
  maxWidth: vars.width.measure,
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.5,
});

export const facts = style({
  gridArea: 'facts',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.xxs} ${space.sm}`,
  fontSize: size.caption,
  lineHeight: 1.5,
});
export const term = style({ color: color.textSecondary });
export const fact = style({ minWidth: 0, whiteSpace: 'pre-line' });
export const image = style({
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { lineHeight: vars.width.touch } },
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  justifySelf: 'end',
  '@media': { [media.xl]: { alignSelf: 'center' } },
});
