import { expect, test } from 'vitest';
import { linkAddress } from './linkAddress.ts';

test.each([
  ['https://example.org/a?b=1#c', 'https://example.org/a?b=1#c'],
  [' example.org ', 'https://example.org'],
  ['ratna@example.org', 'mailto:ratna@example.org'],
  ['mailto:ratna@example.org', 'mailto:ratna@example.org'],
  ['tel:+62-274-1', 'tel:+62-274-1'],
  ['/news/7#h-wax', '/news/7#h-wax'],
  ['/', '/'],
  ['#h-wax', '#h-wax'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['file:///etc/passwd', null],
  ['//example.org', null],
  ['https://', null],
  ['two words', null],
  ['', null],
])('%j leads to %j', (typed, address) => expect(linkAddress(typed)).toBe(address));
