// Cuts the fonts down to the glyphs and weights that most pages use, half of their size. Does nothing if that is done.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { boldest, lightest, usualGlyphs } from './src/theme/fontRanges.ts';

const here = import.meta.dirname;
const libraries = join(here, '../node_modules/@fontsource-variable');
const folder = join(here, 'src/__generated__/fonts');

const fonts = {
  'fraunces.woff2': 'fraunces/files/fraunces-latin-opsz-normal.woff2',
  'plusJakartaSans.woff2': 'plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  'plusJakartaSansItalic.woff2': 'plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-italic.woff2',
};

/** The characters of a CSS unicode-range. */
const charactersOf = (ranges: string): string =>
  Array.from(ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g), ([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
  }).join('');

const text = charactersOf(usualGlyphs);
mkdirSync(folder, { recursive: true });
for (const [name, path] of Object.entries(fonts)) {
  const [source, cut] = [join(libraries, path), join(folder, name)];
  const newest = Math.max(
    ...[source, import.meta.filename, join(here, 'src/theme/fontRanges.ts')].map(
      (file) => statSync(file).ctimeMs,
    ),
  );
  if (existsSync(cut) && statSync(cut).mtimeMs > newest) continue;
  const variationAxes = { wght: { min: lightest, max: boldest } };
  writeFileSync(cut, await subsetFont(readFileSync(source), text, { targetFormat: 'woff2', variationAxes }));
}
