import { style } from '@vanilla-extract/css';
import { inks, tileSvg, toDataUri } from '../shared/motifs/index.ts';
import { media } from '../theme/media.ts';

/** The border at the end of a cloth, points up: as high as its element. */
export const tumpal = style({
  backgroundImage: `url("${toDataUri(tileSvg('tumpal', { ink: inks.sogan, seed: 'footer', scale: 0.5 }))}")`,
  backgroundRepeat: 'repeat-x',
  backgroundPosition: 'center bottom',
  backgroundSize: 'auto 100%',
});

/** Where two cloths are sewn together, one below the other or, in a wide window, side by side: points to the first. */
export const seam = style({
  position: 'relative',
  height: 28,
  containerType: 'size',
  '@media': { [media.lg]: { width: 40, height: 'auto' }, [media.print]: { display: 'none' } },
});

/** The tumpal in a seam. */
export const sewn = style([
  tumpal,
  {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    width: '100%',
    height: '100%',
    '@media': {
      [media.lg]: {
        insetBlockStart: '100%',
        width: '100cqh',
        height: '100cqw',
        transform: 'rotate(-90deg)',
        transformOrigin: '0 0',
      },
    },
  },
]);
