import { expect, test } from 'vitest';
import { contactFields, contactInput, contactText } from './contactFields.ts';

const none = { phone: '', email: '', website: '' };

test('nothing, an object and details that are null are three fields', () => {
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
])('%s stays as it was written, for three fields would lose something', (stored) => {
  expect(contactFields(stored)).toBeNull();
  expect(contactInput(stored)).toBe(stored);
});

test('fields are stored as JSON, in one order, without what is empty', () => {
  expect(contactText({ website: 'https://example.org', email: '', phone: '0271' })).toBe(
    '{"phone":"0271","website":"https://example.org"}',
  );
  expect(contactText(none)).toBe('');
});

test('blanks at their ends are not sent, and null for none at all', () => {
  expect(contactInput('{"phone":" 0271 ","email":" "}')).toBe('{"phone":"0271"}');
  expect(contactInput('{"phone":" "}')).toBeNull();
  expect(contactInput('')).toBeNull();
});
