/** What English and Indonesian are written with: every page loads these glyphs. */
export const usualGlyphs =
  'U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+00E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026';

/** What the fonts have besides, for names of other languages: loaded by a page that has one of these. */
export const latinGlyphs =
  'U+00A1-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** The weights of the site’s type. */
export const [lightest, boldest] = [400, 700];
