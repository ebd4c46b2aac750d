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
import { boldest, latinGlyphs, lightest, usualGlyphs } from './fontRanges.ts';

const library = '@fontsource-variable';

/** A face of two files: the last one that has a character is used. */
function face(family: string, fontStyle: 'normal' | 'italic', whole: string, cut: string) {
  const common = { fontStyle, fontWeight: `${lightest} ${boldest}`, fontDisplay: 'swap' } as const;
  const file = (path: string) => `url('${path}') format('woff2')`;
  globalFontFace(family, { ...common, src: file(`${library}/${whole}`), unicodeRange: latinGlyphs });
  globalFontFace(family, {
    ...common,
    src: file(`../__generated__/fonts/${cut}`),
    unicodeRange: usualGlyphs,
  });
}

// Optical size and weight only: the SOFT and WONK axes would double the file.
face('Fraunces', 'normal', 'fraunces/files/fraunces-latin-opsz-normal.woff2', 'fraunces.woff2');
face(
  'Plus Jakarta Sans',
  'normal',
  'plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  'plusJakartaSans.woff2',
);
// Fetched only when an article contains emphasis.
face(
  'Plus Jakarta Sans',
  'italic',
  'plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-italic.woff2',
  'plusJakartaSansItalic.woff2',
);

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
