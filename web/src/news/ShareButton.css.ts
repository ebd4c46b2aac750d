import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

export const share = style({ '@media': { [media.withoutScripts]: { display: 'none' } } });
