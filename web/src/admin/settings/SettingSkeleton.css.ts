import { style } from '@vanilla-extract/css';

/** As tall as two rows. */
export const list = style({ height: '8.5rem' });
