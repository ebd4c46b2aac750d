import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const serif = style({
  fontFamily: vars.font.display,
  fontWeight: 400,
  wordSpacing: 'normal',
  textWrap: 'balance',
});

// The optical size follows the font size automatically, so small screens get sturdier hairlines.
export const hero = style([
  serif,
  { fontFamily: vars.font.large, fontSize: vars.size.hero, lineHeight: 0.98, letterSpacing: '-0.024em' },
]);
export const display = style([
  serif,
  { fontFamily: vars.font.large, fontSize: vars.size.display, lineHeight: 1.04, letterSpacing: '-0.02em' },
]);
export const headline = style([
  serif,
  { fontSize: vars.size.headline, lineHeight: 1.12, letterSpacing: '-0.016em' },
]);
export const heading = style([
  serif,
  { fontSize: vars.size.heading, lineHeight: 1.22, letterSpacing: '-0.012em' },
]);
export const title = style([
  serif,
  { fontSize: vars.size.title, lineHeight: 1.3, fontWeight: 500, letterSpacing: '-0.006em' },
]);

/** What a row of a list is about. */
export const rowTitle = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  fontWeight: 600,
  lineHeight: 1.35,
  textWrap: 'pretty',
});

export const lead = style({
  fontSize: vars.size.lead,
  lineHeight: 1.55,
  color: vars.color.textSecondary,
  maxWidth: vars.width.measure,
  textWrap: 'pretty',
});
export const small = style({ fontSize: vars.size.small, lineHeight: 1.5 });
export const caption = style({
  fontSize: vars.size.caption,
  lineHeight: 1.45,
  color: vars.color.textSecondary,
});

/** Figures of equal width, for columns and tables. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
