import { style } from '@vanilla-extract/css';

/** A page of the dashboard that takes up the whole width beside the menu, and begins at the window’s upper end. */
export const wholeWidth = style({ minWidth: 0 });
