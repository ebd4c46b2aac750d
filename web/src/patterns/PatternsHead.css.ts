import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { space } = vars;

/** Side by side in a wide window, on one line. */
export const words = style({
  display: 'grid',
  gap: space.md,
  paddingBlock: `clamp(${space.xl}, 5vw, 4.5rem) ${space.xl}`,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: space.xxl,
      alignItems: 'end',
    },
  },
});
