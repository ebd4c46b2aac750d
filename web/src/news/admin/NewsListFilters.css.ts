import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  alignItems: 'end',
  marginBlockEnd: space.md,
});

// The search comes first and grows; the other filters follow next to it if there is room.
export const search = style({ display: 'flex', flex: '999 1 18rem', alignItems: 'end', gap: space.xs });
export const grow = style({ flex: 1, minWidth: 0 });
export const category = style({ flex: '1 1 13rem', minWidth: 0 });
export const states = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

/** The bar of bulk actions; it keeps its height while no row is selected. */
export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minHeight: vars.width.touch,
  marginBlockEnd: space.xs,
  // Aligns the box with those of the rows below, which have a border.
  paddingInlineStart: `calc(${space.md} + 1px)`,
});
// Where they do not fit next to the box, they wrap together.
export const bulkActions = style({ display: 'flex', gap: space.sm });
