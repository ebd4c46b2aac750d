import { expect, test } from 'vitest';
import { newsAddress, newsFilter } from './newsAddress.ts';

const read = (filter: Record<string, string>) => newsFilter(new URLSearchParams(filter));

test('an address without a filter shows everything', () => {
  expect(read({})).toEqual({ category: 'all', search: '' });
  expect(read({ category: '', q: ' ' })).toEqual({ category: 'all', search: '' });
});

test('a filter comes back from its own address', () => {
  const filter = { category: 'culture', search: 'wax & indigo' };
  expect(newsFilter(new URL(newsAddress(filter), 'http://localhost').searchParams)).toEqual(filter);
});

test('the first ten words are searched for', () => {
  expect(read({ q: 'a b c d e f g h i j k' }).search).toBe('a b c d e f g h i j');
});

test('a search is at most 200 characters long, a category 50', () => {
  const long = 'x'.repeat(201);
  expect(read({ q: long, category: long })).toEqual({ category: 'x'.repeat(50), search: 'x'.repeat(200) });
});

test('control characters part words', () => {
  expect(read({ q: 'a\0b', category: 'c\nd' })).toEqual({ category: 'c d', search: 'a b' });
});
