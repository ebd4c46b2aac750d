import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const parts = style({ display: 'grid', gap: space.xs, minWidth: 0 });

export const legend = style({ fontSize: size.small, fontWeight: 600 });

export const problem = style({ color: color.danger, fontSize: size.small });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  columnGap: space.md,
});
