import { style } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: `
    "select texts texts" auto
    "select states actions" auto / auto minmax(0, 1fr) auto`,
  columnGap: space.xs,
  rowGap: space.xxs,
  alignItems: 'start',
  padding: space.xs,
  paddingInlineStart: space.md,
  '@media': {
    [media.md]: { gridTemplate: '"select texts states actions" auto / auto minmax(0, 1fr) 11rem auto' },
    [media.hover]: { ':hover': { background: color.panel } },
  },
});

/** Above the link, whose target is the whole row. */
const above = style({ position: 'relative', zIndex: vars.layer.raised });

export const select = style([above, { gridArea: 'select' }]);

export const texts = style({
  gridArea: 'texts',
  display: 'grid',
  minWidth: 0,
  paddingBlock: space.xs,
  paddingInlineEnd: space.xs,
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});

export const excerpt = style({
  ...clampedTo(2),
  color: color.textSecondary,
  fontSize: size.small,
  lineHeight: 1.5,
});

export const subject = style({ color: color.text, marginInlineEnd: space.xs });

export const states = style({
  gridArea: 'states',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'center',
  gap: `${space.xxs} ${space.sm}`,
  '@media': { [media.md]: { flexDirection: 'column', alignItems: 'start' } },
});

export const date = style({ color: color.textSecondary, fontSize: size.caption, whiteSpace: 'nowrap' });

export const actions = style([above, { gridArea: 'actions', display: 'flex', alignSelf: 'center' }]);
