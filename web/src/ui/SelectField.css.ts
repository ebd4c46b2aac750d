import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { control } from './Field.css.ts';

export const wrap = style({ position: 'relative' });
export const select = style([
  control,
  { appearance: 'none', paddingInlineEnd: '2.75rem', cursor: 'pointer' },
]);
export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.sm,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textSecondary,
  pointerEvents: 'none',
});
