import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** How much of the window’s upper end a sticky header may cover. */
const covered = '6rem';

// What an address or the focus leads to is scrolled below the header.
globalStyle('html', { scrollPaddingBlockStart: covered });

/** A header that stays at the upper end of the window while the page scrolls. */
export const stickyHeader = style({ position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.header });

// What is in the header is visible already: without this, the page would scroll whenever one of them gets the focus.
globalStyle(`${stickyHeader} :is(a, button)`, { scrollMarginBlockStart: `-${covered}` });
