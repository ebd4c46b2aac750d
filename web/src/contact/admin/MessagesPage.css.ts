import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.md,
  marginBlockEnd: space.lg,
});

export const type = style({ width: '100%', '@media': { [media.sm]: { width: '16rem' } } });

export const states = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });

export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
});

/** Aligns the box with those of the rows below. */
export const bulkBox = style({
  paddingInlineStart: `calc(${space.md} + 1px)`,
  minWidth: '9rem',
});

export const bulkActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const none = style({
  padding: `${space.md} ${space.lg}`,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  color: color.textSecondary,
  fontSize: vars.size.small,
});
