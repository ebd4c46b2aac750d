import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { space } = vars;

export const form = style({ display: 'grid', gap: space.lg });

export const pair = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});
