import { expect, test } from 'vitest';
import { shortened } from './documentHead.ts';

const x = (count: number) => 'x'.repeat(count);

test.each([
  [`${x(30)} words`, 36, `${x(30)} words`],
  [`${x(30)} words!`, 36, `${x(30)}…`],
  [`${x(30)} words and more`, 37, `${x(30)} words…`],
  [`${x(30)}. Another`, 36, `${x(30)}…`],
  [`Search: ${x(60)}`, 40, `Search: ${x(31)}…`],
  [x(41), 40, `${x(39)}…`],
  [`${x(38)}🎉🎉`, 40, `${x(38)}…`],
  [`${x(37)}\u200B\u200B${x(9)}`, 40, `${x(37)}…`],
])('shortens %j to at most %i characters', (text, length, short) => {
  expect(shortened(text, length)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(length);
});
