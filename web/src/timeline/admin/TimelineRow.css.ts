import { style } from '@vanilla-extract/css';
import { statesBelow } from '../../admin/list/Row.css.ts';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplate: `
    "picture head actions" auto
    "blocks blocks blocks" auto / 3rem minmax(0, 1fr) auto`,
  columnGap: space.sm,
  rowGap: space.xs,
  alignItems: 'start',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  '@media': {
    [media.md]: {
      gridTemplate: `
        "picture head actions" auto
        ". blocks actions" auto / 3rem minmax(0, 1fr) auto`,
      rowGap: space.xxs,
      paddingInlineEnd: space.xs,
    },
    [media.hover]: { ':hover': { background: color.panel } },
  },
});

export const head = style({
  gridArea: 'head',
  minWidth: 0,
  '@media': {
    [media.lg]: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space.md },
  },
});

export const facts = style([
  statesBelow,
  {
    fontSize: size.caption,
    lineHeight: 1.3,
    '@media': { [media.lg]: { justifyContent: 'end', flexShrink: 0, maxWidth: '24rem' } },
  },
]);
export const state = style({ color: color.textSecondary, whiteSpace: 'nowrap' });

export const blocks = style({
  gridArea: 'blocks',
  display: 'grid',
  gap: `${space.xs} ${space.md}`,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});
export const block = style({ minWidth: 0, fontSize: size.caption, lineHeight: 1.4 });
export const language = style({ color: color.textSecondary, marginInlineEnd: space.xs });
export const name = style({ fontWeight: 600 });
export const description = style({ ...clampedTo(2), color: color.textSecondary });

export const actions = style({ gridArea: 'actions', display: 'flex' });
