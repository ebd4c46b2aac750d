import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { space } = vars;

export const filters = style({
  display: 'grid',
  gap: space.lg,
  '@media': {
    [media.lg]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
    [media.print]: { display: 'none' },
  },
});

export const search = style({ display: 'flex', alignItems: 'end', gap: space.sm, maxWidth: '34rem' });

export const field = style({ flex: 1, minWidth: 0 });

export const categories = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
