import { expect, test } from 'vitest';
import { contactFields, contactInput, contactText } from './contactFields.ts';

const none = { phone: '', email: '', website: '' };

test('reads an empty value, an object and null details as three fields', () => {
  expect(contactFields('')).toEqual(none);
  expect(contactFields('{}')).toEqual(none);
  expect(contactFields('{"email": "a@example.org", "phone": null}')).toEqual({
    ...none,
    email: 'a@example.org',
  });
});

test.each([
  'Ask at the market.',
  '"text"',
  'null',
  '[]',
  '{"phone": 271}',
  '{"phone": "0271", "fax": "0272"}',
  '{"phone": "0271"',
])('keeps %s unchanged, since three fields would lose content', (stored) => {
  expect(contactFields(stored)).toBeNull();
  expect(contactInput(stored)).toBe(stored);
});

test('stores fields as JSON, in a fixed order, without empty ones', () => {
  expect(contactText({ website: 'https://example.org', email: '', phone: '0271' })).toBe(
    '{"phone":"0271","website":"https://example.org"}',
  );
  expect(contactText(none)).toBe('');
});

test('trims fields, and sends null when all are empty', () => {
  expect(contactInput('{"phone":" 0271 ","email":" "}')).toBe('{"phone":"0271"}');
  expect(contactInput('{"phone":" "}')).toBeNull();
  expect(contactInput('')).toBeNull();
});
