import { createVar, styleVariants } from '@vanilla-extract/css';

/** How many percent of a strip, or of one of its lengths, an element is. */
export const part = createVar();

const percents = Object.fromEntries(Array.from({ length: 101 }, (_, percent) => [percent, percent]));

/** Sets `part` to whole percents: the server may not write inline styles. */
export const parts = styleVariants(percents, (percent) => ({ vars: { [part]: String(percent) } }));
