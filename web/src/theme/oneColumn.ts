/**
 * One column whose parts stay together on paper: between the rows of a grid, Chromium begins a page also where that is to
 * be avoided, such as after a heading.
 */
export const oneColumn = { display: 'flex', flexDirection: 'column' } as const;
