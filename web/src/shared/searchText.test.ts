import { expect, test } from 'vitest';
import { searchTextIn } from './searchText.ts';

test.each([
  ['  batik \t kawung ', 'batik kawung'],
  ['\u202Eka\u00ADwung\u200B', 'kawung'],
  ['\u200B', ''],
  ['Cafe\u0301', 'Café'],
  ['ka\u200Dwung\uFE0F \u3164\u2800\u034F', 'kawung'],
  ['❤\uFE0F\u200D🔥', '❤\uFE0F\u200D🔥'],
  ['👩\u200D🎨 batik', '👩\u200D🎨 batik'],
  [Array.from({ length: 11 }, (_, i) => `w${i}`).join(' '), 'w0 w1 w2 w3 w4 w5 w6 w7 w8 w9'],
  ['x'.repeat(201), 'x'.repeat(200)],
  [null, ''],
])('reads the search %j', (parameter, text) => {
  expect(searchTextIn(parameter)).toBe(text);
});
