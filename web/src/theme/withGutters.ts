import { vars } from './contract.css.ts';

/** The width of a box whose content, between the gutters, has at most this width. */
export const withGutters = (width: string) => `calc(${width} + 2 * ${vars.space.gutter})`;
