import { assignVars, createGlobalTheme, globalStyle, style } from '@vanilla-extract/css';
import { darkColors, lightColors } from './colors.ts';
import { vars } from './contract.css.ts';
import { displayFont, largeFont, textFont } from './fonts.css.ts';

/** A size that grows linearly between window widths of 360 px and 1440 px. In rem. */
function fluid(from: number, to: number): string {
  const slope = (to - from) / (90 - 22.5);
  return `clamp(${from}rem, ${(from - slope * 22.5).toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${to}rem)`;
}

const { color: colorVars, ...constantVars } = vars;

createGlobalTheme(':root', constantVars, {
  font: { display: displayFont, large: largeFont, text: textFont },
  size: {
    caption: '0.8125rem',
    small: '0.9375rem',
    body: fluid(1, 1.0625),
    lead: fluid(1.125, 1.375),
    title: fluid(1.25, 1.5),
    heading: fluid(1.5, 2),
    headline: fluid(2, 3.25),
    display: fluid(2.625, 5),
    hero: fluid(3, 7.5),
    // At least 16 px, or a phone zooms into the page.
    field: '1rem',
  },
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    gutter: fluid(1.25, 4),
    section: fluid(3.5, 7),
  },
  radius: { sm: '2px', md: '4px', full: '999px' },
  shadow: {
    card: `0 1px 2px ${vars.color.shade}`,
    raised: `0 2px 4px ${vars.color.shade}, 0 12px 28px -12px ${vars.color.shade}`,
    overlay: `0 4px 10px ${vars.color.shade}, 0 32px 64px -16px ${vars.color.shade}`,
  },
  width: {
    // 65 characters of 18 px text; `65ch` would be 85, since this face has wide figures.
    measure: '37rem',
    page: '75rem',
    wide: '90rem',
    touch: '2.75rem',
    field: '2.875rem',
  },
  layer: { raised: '1', header: '10', overlay: '40', toast: '50', skip: '60' },
  duration: { quick: '140ms', calm: '260ms', slow: '600ms' },
  easing: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)', inOut: 'cubic-bezier(0.6, 0, 0.3, 1)' },
});

const lightTheme = { colorScheme: 'light', vars: assignVars(colorVars, lightColors) } as const;
const darkTheme = { colorScheme: 'dark', vars: assignVars(colorVars, darkColors) } as const;

globalStyle(':root', lightTheme);

// The chosen theme is an attribute of the root or, if set by scripts, a class (docs/product.md#theme).
// On screens only: paper stays white for a reader whose system is dark.
globalStyle(':root:not([data-theme], .light, .dark)', {
  '@media': { 'screen and (prefers-color-scheme: dark)': darkTheme },
});
globalStyle(":root:is([data-theme='dark'], .dark)", { '@media': { screen: darkTheme } });

/** A dark cloth in either theme, as under a hero or a footer: every component on it follows. */
export const night = style({
  backgroundColor: vars.color.page,
  color: vars.color.text,
  '@media': { screen: darkTheme },
});
