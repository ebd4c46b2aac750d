import { media } from './media.ts';

/**
 * For a grid that has one column on paper: Chromium begins a new page between the rows of a grid also where that is to be
 * avoided, such as after a heading, but not between the items of a flex container.
 */
export const printedColumn = {
  [media.print]: { display: 'flex', flexDirection: 'column' },
} as const;
