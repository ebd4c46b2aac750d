import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** One below the other on a phone. */
export const filters = style({
  display: 'grid',
  gap: vars.space.md,
  marginBlockEnd: vars.space.lg,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 16rem))' } },
});
