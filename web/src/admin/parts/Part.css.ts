import { style } from '@vanilla-extract/css';

/** Focused only by a script: no ring around so large an area. */
export const part = style({ minWidth: 0, ':focus': { outline: 'none' } });
