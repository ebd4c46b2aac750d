import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Side by side where both have room. */
export const moment = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space.xs,
  alignItems: 'start',
});
