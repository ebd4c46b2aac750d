import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

export const strip = style({
  display: 'block',
  width: '100%',
  height: '4.5rem',
  objectFit: 'cover',
  '@media': { [media.md]: { height: '7.5rem' }, [media.print]: { display: 'none' } },
});
