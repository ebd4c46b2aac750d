import { expect, test } from 'vitest';
import { getInvolvedAddress, provinceIn, spoken } from './communityAddress.ts';

test.each([
  ['https://www.example.org/', 'example.org'],
  ['http://example.org/lasem', 'example.org/lasem'],
])('shortens %s to %s', (website, name) => {
  expect(spoken(website)).toBe(name);
});

test('passes the full name to the contact page', () => {
  const { searchParams } = new URL(getInvolvedAddress('Batik & “Tulis” 100%'), 'https://example.org');
  expect(Object.fromEntries(searchParams)).toEqual({ type: 'community', community: 'Batik & “Tulis” 100%' });
});

test.each([
  ['?province=JT', 'JT'],
  ['?province=XX', null],
  ['?province=jt', null],
  ['?province=toString', null],
  ['?province=', null],
  ['', null],
])('reads the province of %j as %j', (search, code) => {
  expect(provinceIn(new URLSearchParams(search))).toBe(code);
});
