import { expect, test } from 'vitest';
import { mailLink, phoneLink } from './contactLinks.ts';

test.each([
  ['info@example.org', 'mailto:info@example.org'],
  ['a?bcc=q@example.org', 'mailto:a%3Fbcc%3Dq@example.org'],
  ['sari+batik&co%41@example.org', 'mailto:sari%2Bbatik%26co%2541@example.org'],
])('writes to %s', (email, link) => {
  expect(mailLink(email)).toBe(link);
  const { pathname, search } = new URL(link);
  expect([decodeURIComponent(pathname), search]).toEqual([email, '']);
});

test.each([
  ['+62 271 000-0000', 'tel:+622710000000'],
  ['(0271) 000 0000', 'tel:02710000000'],
  ['ask at the gate', undefined],
])('calls “%s” at %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
