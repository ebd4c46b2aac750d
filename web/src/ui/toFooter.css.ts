import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** A page’s last section, if it has a ground of its own: down to the border of the footer, which keeps others at a distance. */
export const toFooter = style({
  selectors: { '&:last-child': { marginBlockEnd: `calc(-1 * ${vars.space.section})` } },
  '@media': { [media.print]: { selectors: { '&:last-child': { marginBlockEnd: 0 } } } },
});
// A part that loads later has a box of its own (page/lazyPart.tsx), which others follow.
globalStyle(`div:not(:last-child) > ${toFooter}:last-child`, { marginBlockEnd: 0 });
