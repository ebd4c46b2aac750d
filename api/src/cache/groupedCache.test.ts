import { expect, test } from 'vitest';
import { GroupedCache, type Group } from './groupedCache.ts';

const of = (name: string): Group => ({ name, entries: 3, bytes: 100 });
const keysIn = (cache: GroupedCache<object>) => [...cache.entries()].map(([key]) => key).toSorted();

test('a group that exceeds its number of entries displaces its own least recently used', () => {
  const cache = new GroupedCache(1_000);
  cache.set('other', {}, 10, [of('b')]);
  for (const key of ['1', '2', '3']) cache.set(key, {}, 10, [of('a')]);
  cache.get('1');
  cache.set('4', {}, 10, [of('a')]);
  expect(keysIn(cache)).toEqual(['1', '3', '4', 'other']);
});

test('a group that exceeds its bytes displaces its own least recently used', () => {
  const cache = new GroupedCache(1_000);
  cache.set('other', {}, 100, [of('b')]);
  cache.set('1', {}, 60, [of('a')]);
  cache.set('2', {}, 40, [of('a')]);
  expect(keysIn(cache)).toEqual(['1', '2', 'other']);
  cache.set('3', {}, 1, [of('a')]);
  expect(keysIn(cache)).toEqual(['2', '3', 'other']);
});

test('a value of several groups is within the bounds of each', () => {
  const cache = new GroupedCache(1_000);
  for (const key of ['1', '2', '3', '4']) cache.set(key, {}, 10, [of('text'), of(`client ${key}`)]);
  expect(keysIn(cache)).toEqual(['2', '3', '4']);
});

test('a value larger than its group or than the cache is not kept, and displaces nothing', () => {
  const cache = new GroupedCache(200);
  cache.set('1', {}, 10, [of('a')]);
  cache.set('2', {}, 101, [of('a')]);
  cache.set('3', {}, 201);
  expect(keysIn(cache)).toEqual(['1']);
});

test('deleted, replaced and displaced values no longer count in their group', () => {
  const cache = new GroupedCache(100);
  cache.set('1', {}, 90, [of('a')]);
  cache.set('1', {}, 50, [of('a')]);
  cache.set('2', {}, 50, [of('a')]);
  expect(keysIn(cache)).toEqual(['1', '2']);
  cache.delete('1');
  cache.set('3', {}, 50, [of('a')]);
  expect(keysIn(cache)).toEqual(['2', '3']);
  // The cache itself is full: the least recently used goes.
  cache.set('4', {}, 50, [of('b')]);
  cache.set('5', {}, 50, [of('a')]);
  expect(keysIn(cache)).toEqual(['4', '5']);
  cache.clear();
  cache.set('6', {}, 100, [of('a')]);
  expect(keysIn(cache)).toEqual(['6']);
});
