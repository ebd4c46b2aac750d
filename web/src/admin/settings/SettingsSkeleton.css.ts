import { style } from '@vanilla-extract/css';

/** As tall as two fields and a button. */
export const form = style({ maxWidth: '28rem', height: '15.5rem' });

/** As tall as two rows. */
export const list = style({ height: '8.5rem' });
