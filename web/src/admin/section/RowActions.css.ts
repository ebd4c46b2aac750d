import { style } from '@vanilla-extract/css';
import { roomFor } from '../list/rowWidths.ts';

/** An action that a narrow row has no room for; the form has it, too. */
export const roomy = style({
  selectors: { '&&': { display: 'none' } },
  '@container': { [roomFor.line]: { selectors: { '&&': { display: 'inline-grid' } } } },
});
