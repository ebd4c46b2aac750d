import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { space } = vars;

/** Cards: one, then two, then three across. */
export const upToThree = style({
  display: 'grid',
  gap: space.lg,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.xl },
  },
});

/** Three cards: below each other, then beside each other, with none left over. */
export const three = style({
  display: 'grid',
  gap: space.lg,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.md },
    [media.lg]: { gap: space.xl },
  },
});

/** The way to all of what a section shows a part of. */
export const more = style({ display: 'flex', justifyContent: 'center' });
