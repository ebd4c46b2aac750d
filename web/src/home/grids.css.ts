import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { space } = vars;

/** Three cards: stacked, then side by side, never two and one. */
export const three = style({
  display: 'grid',
  gap: space.lg,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.md },
    [media.lg]: { gap: space.xl },
  },
});

/** The link to everything that a section shows only part of. */
export const more = style({ display: 'flex', justifyContent: 'center' });
