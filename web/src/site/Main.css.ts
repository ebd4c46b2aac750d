import { style } from '@vanilla-extract/css';

export const main = style({ flex: 1, minWidth: 0, ':focus': { outline: 'none' } });
