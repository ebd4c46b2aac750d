import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** How much of the window’s upper end sticky parts may cover, if that is more than a header. */
export const coveredHeight = createVar();

const covered = fallbackVar(coveredHeight, '6rem');

// What an address or the focus leads to is scrolled below them.
globalStyle('html', { scrollPaddingBlockStart: covered });

/** For what sticks there, and is visible already: without it, the page would scroll whenever it gets the focus. */
export const stuckMargin = `calc(-1 * ${covered})`;

/** Where what sticks below the site’s header begins. */
export const belowHeader = 'calc(4.25rem + 1px)';

/** A header that stays at the upper end of the window while the page scrolls. */
export const stickyHeader = style({ position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.header });
globalStyle(`${stickyHeader} :is(a, button)`, { scrollMarginBlockStart: stuckMargin });
