import { expect, test } from 'vitest';
import { readTranslationGap, withTranslationGap } from './translationGap.ts';

test('reads the filter from an address, and ignores unknown values', () => {
  expect(readTranslationGap('?q=wax&translation=behind')).toBe('BEHIND');
  expect(readTranslationGap('?translation=MISSING')).toBe('MISSING');
  expect(readTranslationGap('?translation=right')).toBeNull();
  expect(readTranslationGap('')).toBeNull();
});

test('replaces the filter in an address, and keeps the rest', () => {
  expect(withTranslationGap('?q=wax&translation=behind', 'MISSING')).toBe('?q=wax&translation=missing');
  expect(withTranslationGap('?q=wax&translation=behind', null)).toBe('?q=wax');
  expect(withTranslationGap('?translation=behind', null)).toBe('');
});
