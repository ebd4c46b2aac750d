import { expect, test } from 'vitest';
import { readActive, withActive } from './activeFilter.ts';

test('reads the limit from an address, and ignores unknown values', () => {
  expect(readActive('?translation=behind&active=true')).toBe(true);
  expect(readActive('?active=false')).toBe(false);
  expect(readActive('?active=1')).toBeNull();
  expect(readActive('')).toBeNull();
});

test('replaces the limit in an address, and keeps the rest', () => {
  expect(withActive('?translation=behind&active=true', false)).toBe('?translation=behind&active=false');
  expect(withActive('?translation=behind&active=true', null)).toBe('?translation=behind');
  expect(withActive('?active=true', null)).toBe('');
});
