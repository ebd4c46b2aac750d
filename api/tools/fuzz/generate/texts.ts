import fc from 'fast-check';
import { plausibleText } from './plausibleText.ts';

/** Texts that can trip a server: names from JavaScript, limits of its database, invalid characters. */
const stumblingBlocks = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  '\0',
  'a\0b',
  '\u{1F9F5}'.repeat(60),
  '\uD800',
  '\uFEFFbom',
  '\u202Egnirts',
  'ﷺ'.repeat(20),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
  '\'; DROP TABLE "NewsArticle"; --',
  '%',
  '_%\\',
  '\\',
  '../../etc/passwd',
  '/images/../../x',
  'http://[::1',
  'https://例え.テスト/',
  '//example.net',
  'javascript:alert(1)',
  '1e400',
  'NaN',
  '-0',
  '2147483648',
  '1969-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-01-01T00:00:00+99:99',
];

/** Texts that are meaningful here, so that calls get past the first check. */
const meaningful = [
  'a',
  'Kawung',
  'batik cloth',
  'culture',
  'all',
  'en',
  'platinum',
  'competition',
  'hero_title',
  'hero_',
  'visitor@example.org',
  'https://example.org/a.png',
  '/images/a.png',
  '2026-05-04T03:02:01Z',
  '{"phone":"1","email":"a@b.co","website":"https://example.org"}',
  '{"format":"batik-pageant","version":1,"entities":{}}',
];

/** @param known texts from this server: cursors, global ids, names */
export function anyText(known: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...meaningful, ...known) },
    { weight: 3, arbitrary: fc.constantFrom(...stumblingBlocks) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(50, 200, 255, 2_049, 20_001).map((length) => 'x'.repeat(length)),
    },
    // A cursor is base64 of JSON: these belong to no list.
    {
      weight: 1,
      arbitrary: fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
    },
  );
}

/** Makes it rare that more than one or two fields of a large input are refused. */
export function mostlyPlausible(name: string, texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const plausible = fc.constant(plausibleText(name));
  return fc.oneof({ weight: 7, arbitrary: plausible }, { weight: 2, arbitrary: texts });
}

/** Mostly the number of a row that may exist; otherwise one at the limits of integers. */
export const anyInteger = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, 0.5) },
);
