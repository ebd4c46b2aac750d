import { expect, test } from 'vitest';
import { capabilitiesFor, tokenNouns } from './tokenNouns.ts';

const capabilities = [
  'account.manage',
  'news.read',
  'news.write',
  'news.publish',
  'database.manage',
  'people.read',
];

test('offers what a token can do, noun by noun', () => {
  expect(tokenNouns(capabilities)).toEqual(['news', 'database']);
});

test('limits a token to the chosen nouns, to read them or to change them', () => {
  expect(capabilitiesFor(capabilities, new Set(['news', 'database']), false)).toEqual([
    'news.read',
    'database.manage',
  ]);
  expect(capabilitiesFor(capabilities, new Set(['news']), true)).toEqual([
    'news.read',
    'news.write',
    'news.publish',
  ]);
});
