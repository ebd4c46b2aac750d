import { vars } from './contract.css.ts';

/** The width of a box whose content, between the gutters, has at most this width. */
export const withGutters = (width: string) => `calc(${width} + 2 * ${vars.space.gutter})`;

/** How far the page’s content is from the edges of the window, also in one that is wider than it. */
export const edge = `max(${vars.space.gutter}, calc((100vw - ${vars.width.wide}) / 2))`;
