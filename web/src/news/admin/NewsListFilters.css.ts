import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { space } = vars;

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  alignItems: 'end',
  marginBlockEnd: space.md,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem auto' } },
});

export const search = style({ display: 'flex', alignItems: 'end', gap: space.xs });
export const grow = style({ flex: 1, minWidth: 0 });
export const category = style({ minWidth: 0 });
export const states = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

/** What can be done with several rows; it keeps its place while none is chosen. */
export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minHeight: vars.width.touch,
  marginBlockEnd: space.xs,
  paddingInlineStart: space.md,
});
