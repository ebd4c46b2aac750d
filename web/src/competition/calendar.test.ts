import { expect, test } from 'vitest';
import { lengthsOf, progressOn } from './calendar.ts';

const spans = [
  { start: '2025-01-01', end: '2025-01-05' },
  { start: '2025-01-11', end: '2025-01-12' },
  { start: '2025-01-21', end: '2025-01-30' },
];

test.each([
  ['2024-12-31', 0],
  ['2025-01-01', 0],
  ['2025-01-06', 0.5],
  ['2025-01-11', 1],
  ['2025-01-16', 1.5],
  ['2025-01-26', 2.5],
  ['2025-01-30', 2.9],
  ['2025-01-31', 3],
  ['2026-11-20', 3],
])('places %s at %f on the line', (today, progress) => {
  expect(progressOn(today, spans)).toBeCloseTo(progress);
});

test.each([
  ['without spans', []],
  ['with an invalid date', [{ start: 'soon', end: 'later' }]],
  ['in the wrong order', spans.toReversed()],
])('returns null on a line %s', (_name, wrong) => {
  expect(progressOn('2025-01-06', wrong)).toBeNull();
});

test('measures the days from each start to the next, and those of the last', () => {
  expect(lengthsOf(spans)).toEqual([33, 33, 33]);
  expect(lengthsOf(spans.slice(1))).toEqual([50, 50]);
  expect(lengthsOf([...spans, { start: '2025-12-31', end: '2025-12-31' }])).toEqual([3, 3, 94, 1]);
});

test('draws all lengths alike if the dates do not say more', () => {
  expect(lengthsOf(spans.toReversed())).toEqual([33, 33, 33]);
  expect(lengthsOf([{ start: 'soon', end: 'later' }])).toEqual([100]);
});
