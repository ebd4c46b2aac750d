import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

/** An action that a narrow row has no room for; the form has it, too. */
export const roomy = style({
  selectors: { '&&': { display: 'none' } },
  '@media': { [media.md]: { selectors: { '&&': { display: 'inline-grid' } } } },
});
