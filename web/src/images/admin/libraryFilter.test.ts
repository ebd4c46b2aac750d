import { expect, test } from 'vitest';
import { librarySearch, libraryVariables, readLibraryFilter } from './libraryFilter.ts';

test('reads the filter from an address, and ignores unknown values', () => {
  expect(readLibraryFilter('?q=+wax+&lacks=credit,alt,size&translation=behind')).toEqual({
    search: 'wax',
    lacks: ['ALT_TEXT', 'CREDIT'],
    translation: 'BEHIND',
  });
  expect(readLibraryFilter('')).toEqual({ search: '', lacks: [], translation: null });
  expect(readLibraryFilter(`?q=${'x'.repeat(201)}`).search).toHaveLength(200);
});

test.each(['', '?q=wax', '?lacks=alt%2Cuse', '?q=wax&lacks=credit&translation=missing'])(
  'writes what it has read: %s',
  (search) => expect(librarySearch(readLibraryFilter(search))).toBe(search),
);

test('asks for everything without a filter', () => {
  expect(libraryVariables(readLibraryFilter(''))).toEqual({ search: null, lacks: null, translation: null });
});
