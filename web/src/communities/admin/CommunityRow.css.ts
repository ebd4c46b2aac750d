import { style } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplate: `
    "picture head actions" auto
    "body body body" auto
    "facts facts facts" auto / 3rem minmax(0, 1fr) auto`,
  columnGap: space.sm,
  rowGap: space.xs,
  alignItems: 'start',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  '@media': {
    [media.md]: {
      gridTemplate: `
        "picture head actions" auto
        ". body body" auto
        ". facts facts" auto / 3rem minmax(0, 1fr) auto`,
      rowGap: space.xxs,
      paddingInlineEnd: space.xs,
    },
    [media.lg]: {
      gridTemplate: `
        "picture head facts actions" auto
        ". body facts actions" 1fr / 3rem minmax(0, 1fr) 19rem auto`,
      columnGap: space.md,
    },
    [media.hover]: { ':hover': { background: color.panel } },
  },
});

export const head = style({ gridArea: 'head', minWidth: 0 });

export const translation = style({ color: color.textSecondary, fontWeight: 400 });

export const place = style({ color: color.textSecondary, fontSize: size.caption, lineHeight: 1.3 });

export const body = style({
  gridArea: 'body',
  display: 'grid',
  gap: `${space.xxs} ${space.md}`,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});
export const description = style({
  ...clampedTo(2),
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.4,
});

export const facts = style({
  gridArea: 'facts',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space.sm}`,
  fontSize: size.caption,
  lineHeight: 1.4,
});
export const term = style({ color: color.textSecondary });
export const fact = style({ minWidth: 0, whiteSpace: 'pre-line' });

export const actions = style({ gridArea: 'actions', display: 'flex' });
