import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { dyes } from '../shared/motifs/index.ts';

const { color, duration, space } = vars;

/** In rem. */
export const logoHeights = { platinum: 4.5, gold: 3.25, silver: 2.25 };

const stacked = style({ flexDirection: 'column', alignItems: 'center', gap: space.xs, maxWidth: '100%' });

export const partner = style([
  stacked,
  { display: 'inline-flex', paddingBlock: space.xxs, verticalAlign: 'middle' },
]);

/** What the link covers. */
export const face = style([
  stacked,
  {
    position: 'relative',
    display: 'flex',
    borderRadius: vars.radius.sm,
    selectors: { '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 4 } },
  },
]);

const anyLogo = style({
  width: 'auto',
  margin: '0.5rem',
  transition: `filter ${duration.calm}`,
  // Logos are drawn for a light ground: in the dark they lie on undyed cotton.
  borderRadius: vars.radius.sm,
  backgroundColor: `light-dark(transparent, ${dyes.gading.light})`,
  boxShadow: `0 0 0 0.5rem light-dark(transparent, ${dyes.gading.light})`,
});
const logoOf = (height: number) => [
  anyLogo,
  style({ maxWidth: `min(80vw, ${height * 4}rem)`, height: `${height}rem` }),
];
export const logo = styleVariants(logoHeights, logoOf);

// Gray in light until hovered or focused; on devices without hover, colors stay.
const resting = ':not(:hover, :focus-within)';
const inLight = (root: string) => `${root} ${face}${resting} ${anyLogo}`;
globalStyle(inLight(":root:is([data-theme='light'], .light)"), {
  '@media': { [media.hover]: { filter: 'grayscale(1)' } },
});
globalStyle(inLight(':root:not([data-theme], .light, .dark)'), {
  '@media': { '(hover: hover) and (prefers-color-scheme: light)': { filter: 'grayscale(1)' } },
});

const anyMark = style({ fontWeight: 400, lineHeight: 1.15, letterSpacing: '-0.012em', textWrap: 'balance' });
export const mark = styleVariants({
  platinum: [anyMark, { fontSize: 'clamp(1.625rem, 1.25rem + 1.667vw, 2.75rem)' }],
  gold: [anyMark, { fontSize: 'clamp(1.375rem, 1.2188rem + 0.694vw, 1.875rem)' }],
  silver: [anyMark, { fontSize: 'clamp(1.125rem, 1.0625rem + 0.278vw, 1.3125rem)' }],
});

/** The name next to a logo that says it already. */
export const caption = style({ fontFamily: vars.font.text, fontSize: vars.size.caption, fontWeight: 600 });

/** The partner’s one link: it covers the logo, too. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  transition: `color ${duration.quick}`,
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': {
    // Runs of names are as high as their type.
    '(pointer: coarse)': { '::after': { minHeight: vars.width.touch } },
  },
  selectors: { '&:hover, &:focus-visible': { color: color.brand } },
});

export const description = style({
  maxWidth: '28ch',
  color: color.textSecondary,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  textAlign: 'center',
});
