import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { dyes } from '../shared/motifs/index.ts';

const { color, space } = vars;

/** The aspect ratio of a logo’s background. */
export const logoRatio = createVar();

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: space.xs,
  borderRadius: vars.radius.md,
  selectors: { '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 4 } },
});

/** Undyed cotton in both themes, since logos are drawn for a light background. */
export const ground = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: fallbackVar(logoRatio, '2 / 1'),
  padding: '5% 8%',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: dyes.gading.light,
  transition: `border-color ${vars.duration.calm}`,
  '@media': { [media.hover]: { selectors: { [`${card}:has(a):hover &`]: { borderColor: color.gold } } } },
});

export const logo = style({
  width: '100%',
  height: '100%',
  minHeight: 0,
  transition: `filter ${vars.duration.calm}`,
});

// Gray and light until hovered or focused; on devices without hover, colors stay.
const resting = ':not(:hover, :focus-within)';
const inLight = (root: string) => `${root} ${card}${resting} ${logo}`;
globalStyle(inLight(":root:is([data-theme='light'], .light)"), {
  '@media': { [media.hover]: { filter: 'grayscale(1)' } },
});
globalStyle(inLight(':root:not([data-theme], .light, .dark)'), {
  '@media': { '(hover: hover) and (prefers-color-scheme: light)': { filter: 'grayscale(1)' } },
});

export const name = style({
  marginBlockStart: space.xs,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: 1.35,
});

globalStyle(`${name} svg`, {
  display: 'inline',
  width: '1em',
  height: '1em',
  verticalAlign: '-0.12em',
  color: color.textSecondary,
});

export const description = style({
  color: color.textSecondary,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
});
