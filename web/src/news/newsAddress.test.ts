import { expect, test } from 'vitest';
import { newsAddress, newsFilter } from './newsAddress.ts';

const read = (filter: Record<string, string>) => newsFilter(new URLSearchParams(filter));

test('shows everything without a filter', () => {
  expect(read({})).toEqual({ category: 'all', search: '' });
  expect(read({ category: '', q: ' ' })).toEqual({ category: 'all', search: '' });
});

test('restores a filter from its own address', () => {
  const filter = { category: 'culture', search: 'wax & indigo' };
  expect(newsFilter(new URL(newsAddress(filter), 'http://localhost').searchParams)).toEqual(filter);
});

test('searches for the first ten words', () => {
  expect(read({ q: 'a b c d e f g h i j k' }).search).toBe('a b c d e f g h i j');
});

test('limits a search to 200 characters, a category to 50', () => {
  const long = 'x'.repeat(201);
  expect(read({ q: long, category: long })).toEqual({ category: 'x'.repeat(50), search: 'x'.repeat(200) });
});

test('treats control characters as word separators', () => {
  expect(read({ q: 'a\0b', category: 'c\nd' })).toEqual({ category: 'c d', search: 'a b' });
});
