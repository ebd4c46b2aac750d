import { style } from '@vanilla-extract/css';

/** Takes the focus only by a script: no ring around so much. */
export const part = style({ minWidth: 0, ':focus': { outline: 'none' } });
