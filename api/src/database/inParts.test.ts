import { expect, test } from 'vitest';
import { inParts, partLimit } from './inParts.ts';

const row = (length: number) => ({ id: 1, content: 'x'.repeat(length), note: null });
const sizes = (rows: readonly object[]) => Array.from(inParts(rows), ({ length }) => length);

test('keeps rows together up to the limit, and not beyond it', () => {
  const half = partLimit / 2;
  expect(sizes([row(half), row(half), row(1)])).toEqual([2, 1]);
  expect(sizes([row(half), row(half + 1)])).toEqual([1, 1]);
  expect(sizes(Array.from({ length: 1000 }, () => row(100)))).toEqual([1000]);
});

test('gives a longer row a part of its own, in order', () => {
  const rows = [row(1), row(partLimit + 1), row(2)];
  expect(sizes(rows)).toEqual([1, 1, 1]);
  expect([...inParts(rows)].flat()).toEqual(rows);
  expect(sizes([])).toEqual([]);
});

test('counts all that is written of an item', () => {
  const changes = [1, 2].map(() => ({ before: row(partLimit / 2), after: row(partLimit / 2) }));
  expect([...inParts(changes, ({ before, after }) => [before, after])]).toHaveLength(2);
});
