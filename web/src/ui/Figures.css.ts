import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { oneColumn } from '../theme/oneColumn.ts';

const { color, space } = vars;

export const figures = style({
  ...oneColumn,
  gap: space.lg,
  '@media': {
    [media.md]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space.xl },
  },
});

/** The label names the figure, so it comes first in the document; visually, the figure comes first. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space.xs,
  paddingInlineStart: space.md,
  borderInlineStart: `2px solid ${color.gold}`,
});

export const value = style({ color: color.brand });
export const label = style({ color: color.textSecondary, fontWeight: 500 });
