import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { dyes } from '../../shared/motifs/index.ts';
import { lifting } from './PartnerTier.css.ts';

const { color, space } = vars;

/** Its content may depend on its width. */
const container = { containerType: 'inline-size' } as const;

export const item = style({
  ...container,
  // Keep a row that is moved step by step clear of the top bar and the window’s edge.
  scrollMarginBlock: '5rem',
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': {
    [media.motion]: {
      selectors: {
        [`${lifting} > &`]: { transition: `transform ${vars.duration.quick} ${vars.easing.out}` },
      },
    },
  },
});

export const lifted = style({
  ...container,
  position: 'relative',
  zIndex: vars.layer.raised,
  scrollMarginBlock: '5rem',
  borderRadius: vars.radius.md,
  background: color.raised,
  boxShadow: vars.shadow.raised,
  outline: `1px solid ${color.brand}`,
  selectors: { '&:not(:first-child)': { borderBlockStart: '1px solid transparent' } },
});

export const row = style({
  display: 'grid',
  gridTemplate: `
    "grip picture texts texts" auto
    "grip states states actions" auto / ${vars.width.touch} 3rem minmax(0, 1fr) auto`,
  columnGap: space.sm,
  rowGap: space.xxs,
  alignItems: 'center',
  minHeight: '3.5rem',
  paddingBlock: space.xxs,
  paddingInline: space.xxs,
  '@media': {
    [media.md]: {
      gridTemplate: `"grip picture texts states actions" auto / ${vars.width.touch} 3rem minmax(0, 1fr) auto auto`,
    },
    [media.hover]: { ':hover': { background: color.panel } },
  },
});

export const grip = style({
  gridArea: 'grip',
  color: color.textSecondary,
  cursor: 'grab',
  // Dragging with a finger moves the row, not the page.
  touchAction: 'none',
  selectors: { [`${lifted} &`]: { cursor: 'grabbing', color: color.brandStrong } },
});

globalStyle(`${grip} svg`, { strokeWidth: 2.6 });

/** Undyed cotton in both themes, as on the partners page, since logos are drawn for a light background. */
export const ground = style({
  gridArea: 'picture',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '2.25rem',
  padding: space.xxs,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sm,
  background: dyes.gading.light,
});

export const logo = style({ width: '100%', height: '100%', minHeight: 0 });

export const texts = style({ gridArea: 'texts', minWidth: 0, paddingInlineEnd: space.xs });

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  gridArea: 'states',
});

export const actions = style({ gridArea: 'actions', display: 'flex', justifyContent: 'flex-end' });
