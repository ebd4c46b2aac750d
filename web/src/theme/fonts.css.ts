import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';
import {
  arial,
  fraunces,
  georgia,
  notoSerif,
  plusJakartaSans,
  roboto,
  timesNewRoman,
} from './fontMetrics.ts';

// English and Indonesian need only Latin-1 and typographic punctuation.
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

// The same files as in fonts.ts, so that the preload and the font face share one URL. Optical size and weight only: the
// SOFT and WONK axes would double the file.
globalFontFace('Fraunces', {
  src: "url('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2') format('woff2')",
  fontStyle: 'normal',
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
});
globalFontFace('Plus Jakarta Sans', {
  src: "url('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2') format('woff2')",
  fontStyle: 'normal',
  fontWeight: '200 800',
  fontDisplay: 'swap',
  unicodeRange: latin,
});
// Fetched only when an article contains emphasis.
globalFontFace('Plus Jakarta Sans', {
  src: "url('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-italic.woff2') format('woff2')",
  fontStyle: 'italic',
  fontWeight: '200 800',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

/** Declares fallback faces stretched to the web font’s metrics, so that nothing moves when it arrives. */
function stack(metrics: Parameters<typeof createFontStack>[0], alias = ''): string {
  const { fontFamily, fontFaces } = createFontStack(metrics, { fontFaceFormat: 'styleObject' });
  const rename = (names: string) => names.replaceAll(' Fallback:', `${alias} Fallback:`);
  for (const {
    '@font-face': { fontFamily: name, ...face },
  } of fontFaces) {
    globalFontFace(rename(String(name)), face as Parameters<typeof globalFontFace>[1]);
  }
  return rename(fontFamily);
}

// Optical sizes make Fraunces narrower as it grows: per em and character 0.47 at 14 px, 0.45 at 40 px, 0.37 at
// 120 px (measured; the published metrics are those of 14 px). Hence one set of fallbacks for headings and
// one for display type.
const serifs = [georgia, timesNewRoman, notoSerif] as const;
export const displayFont = `${stack([{ ...fraunces, xWidthAvg: 910 }, ...serifs])}, serif`;
export const largeFont = `${stack([{ ...fraunces, xWidthAvg: 810 }, ...serifs], ' Large')}, serif`;
export const textFont = `${stack([plusJakartaSans, arial, roboto])}, sans-serif`;
