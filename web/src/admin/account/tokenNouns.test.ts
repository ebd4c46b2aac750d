import { expect, test } from 'vitest';
import { accessesOf, capabilitiesFor, tokenNouns } from './tokenNouns.ts';

const capabilities = [
  'account.manage',
  'database.manage',
  'images.read',
  'images.write',
  'news.read',
  'news.write',
  'news.publish',
  'operations.read',
  'patterns.write',
  'people.read',
];

const all = ['database', 'images', 'news', 'operations', 'patterns'];

test('offers, noun by noun, what a token of the scope can have', () => {
  expect(tokenNouns(capabilities, 'readOnly')).toEqual([
    { noun: 'database', accesses: ['readOnly'] },
    { noun: 'images', accesses: ['readOnly'] },
    { noun: 'news', accesses: ['readOnly'] },
    { noun: 'operations', accesses: ['readOnly'] },
  ]);
  expect(tokenNouns(capabilities, 'readWrite')).toEqual([
    { noun: 'database', accesses: ['readWrite'] },
    { noun: 'images', accesses: ['readOnly', 'readWrite'] },
    { noun: 'news', accesses: ['readOnly', 'readWrite'] },
    { noun: 'operations', accesses: ['readOnly'] },
    { noun: 'patterns', accesses: ['readWrite'] },
  ]);
});

test.each([
  ['readWrite', 'news', 'readWrite', ['news.read', 'news.write', 'news.publish']],
  ['readWrite', 'news', 'readOnly', ['news.read']],
  ['readWrite', 'patterns', 'readWrite', ['patterns.write']],
  ['readWrite', 'database', 'readWrite', ['database.manage']],
  // It would let the token write.
  ['readWrite', 'database', 'readOnly', []],
  ['readOnly', 'database', 'readOnly', ['database.manage']],
  ['readOnly', 'news', 'readOnly', ['news.read']],
  // Chosen before the scope was narrowed.
  ['readOnly', 'news', 'readWrite', ['news.read']],
  ['readOnly', 'patterns', 'readWrite', []],
] as const)('a %s token with %s: %s has its capabilities', (scope, noun, access, granted) => {
  expect(capabilitiesFor(capabilities, new Map([[noun, access]]), scope)).toEqual(granted);
});

test('a token can write one noun and read another, and nothing else', () => {
  const chosen = new Map([
    ['news', 'readWrite'],
    ['images', 'readOnly'],
  ] as const);
  const granted = capabilitiesFor(capabilities, chosen, 'readWrite');
  expect(granted).toEqual(['images.read', 'news.read', 'news.write', 'news.publish']);
  expect(accessesOf(granted, 'readWrite')).toEqual(chosen);
});

test('states the access to each noun, which is to read if the token may write nothing', () => {
  expect([...accessesOf(capabilities, 'readOnly')]).toEqual(all.map((noun) => [noun, 'readOnly']));
  expect([...accessesOf(capabilities, 'readWrite')]).toEqual(
    all.map((noun) => [noun, noun === 'operations' ? 'readOnly' : 'readWrite']),
  );
});
