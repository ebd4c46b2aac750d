import { expect, test } from 'vitest';
import { dialled, getInvolvedAddress, spoken } from './communityAddress.ts';

test.each([
  ['+62 271 000-0000', '+622710000000'],
  ['(0271) 000 0000', '02710000000'],
  ['ask at the gate', ''],
])('of the telephone “%s”, “%s” is dialled', (phone, number) => {
  expect(dialled(phone)).toBe(number);
});

test.each([
  ['https://www.example.org/', 'example.org'],
  ['http://example.org/lasem', 'example.org/lasem'],
])('%s is called %s', (website, name) => {
  expect(spoken(website)).toBe(name);
});

test('the contact page gets the whole name', () => {
  const { searchParams } = new URL(getInvolvedAddress('Batik & “Tulis” 100%'), 'https://example.org');
  expect(Object.fromEntries(searchParams)).toEqual({ type: 'community', community: 'Batik & “Tulis” 100%' });
});
