import { expect, test } from 'vitest';
import { placeUnder, shiftOf, withinList, withMoved } from './places.ts';

const boxes = [
  { top: 0, height: 40 },
  { top: 40, height: 100 },
  { top: 140, height: 60 },
];

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('moves the row %i to the place %i', (from, to, expected) => {
  expect(withMoved([...'abc'], from, to).join('')).toBe(expected);
});

test.each([
  [0, 2, [160, -40, -40]],
  [2, 0, [60, 60, -140]],
  [1, 2, [0, 60, -100]],
  [1, 1, [0, 0, 0]],
])('shifts the rows while the row %i is over the place %i by %j', (from, to, expected) => {
  expect(boxes.map((_, index) => shiftOf(boxes, from, to, index) + 0)).toEqual(expected);
});

test.each([
  [0, 0, 0],
  [0, 50, 0],
  [0, 51, 1],
  [0, 131, 2],
  [0, 1000, 2],
  [2, -49, 2],
  [2, -51, 1],
  [2, -121, 0],
  [1, -21, 0],
])('finds the place under the row %i, dragged %i px: %i', (from, distance, expected) => {
  expect(placeUnder(boxes, from, distance)).toBe(expected);
});

test.each([
  [1, 30, 30],
  [1, 90, 60],
  [1, -90, -40],
  [0, -1, 0],
  [2, 1, 0],
])('limits the row %i, dragged %i px, to %i px', (from, dragged, expected) => {
  expect(withinList(boxes, from, dragged) + 0).toBe(expected);
});
