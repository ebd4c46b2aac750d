import { expect, test } from 'vitest';
import { changesOf, typedFrom } from './copyChanges.ts';

const values = { title: 'Wax', text: '', featured: true };

test('reads a working copy as it was typed', () => {
  const typed = { values: { title: 'Wax and', text: ' ', featured: false }, base: values, version: 3 };
  const copy = { baseVersion: 3, changes: changesOf(typed) };
  expect(typedFrom({ values, version: 3 }, copy)).toEqual(typed);
});

test('goes on from a newer version in which the fields of the copy are the same', () => {
  const copy = { baseVersion: 3, changes: [{ field: 'title', value: 'Wax and', base: 'Wax' }] };
  const newer = { values: { ...values, text: 'New' }, version: 5 };
  expect(typedFrom(newer, copy)).toEqual({
    values: { ...newer.values, title: 'Wax and' },
    base: newer.values,
    version: 5,
  });
});

test('stays on its version if someone has published one of its fields', () => {
  const copy = { baseVersion: 3, changes: [{ field: 'title', value: 'Wax and', base: 'Wax' }] };
  const newer = { values: { ...values, title: 'Ink' }, version: 5 };
  expect(typedFrom(newer, copy)).toMatchObject({ base: { title: 'Wax' }, version: 3 });
});

test('leaves out a field that the form does not have any more', () => {
  const copy = { baseVersion: 3, changes: [{ field: 'subtitle', value: 'Old', base: '' }] };
  expect(typedFrom({ values, version: 3 }, copy)).toEqual({ values, base: values, version: 3 });
});
