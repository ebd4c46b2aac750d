import { expect, test } from 'vitest';
import { replyAddress } from './replyAddress.ts';

const message = {
  name: 'Sari Lestari',
  email: 'sari@example.org',
  subject: 'A visit & more?',
  message: 'May we come in March?\n\nYours',
  type: 'community',
  language: 'en',
  createdAt: '2026-01-02T03:04:05.000Z',
};

/** The parts of the address as a mail program reads them. */
function read(changes: Partial<typeof message> = {}) {
  const url = new URL(replyAddress({ ...message, ...changes }));
  // A mail program takes a plus for a plus.
  const parameters = new URLSearchParams(url.search.replaceAll('+', '%2B'));
  return {
    to: decodeURIComponent(url.pathname),
    subject: parameters.get('subject'),
    body: parameters.get('body'),
    length: url.href.length,
  };
}

test('an answer greets, and quotes what the visitor wrote', () => {
  expect(read()).toMatchObject({
    to: 'sari@example.org',
    subject: 'Re: A visit & more?',
    body: 'Dear Sari Lestari,\r\n\r\n\r\n\r\nOn January 2, 2026, you wrote:\r\n> May we come in March?\r\n>\r\n> Yours\r\n',
  });
});

test('it is in the visitor’s language', () => {
  const { body } = read({ language: 'id' });
  expect(body).toMatch(/^Yth\. Bapak\/Ibu Sari Lestari,\r\n/);
  expect(body).toContain('Pada 2 Januari 2026, Anda menulis:');
});

test.each([
  ['', 'media', 'Re: Media dan Pers'],
  ['media', 'media', 'Re: Media dan Pers'],
  ['', 'unheard of', 'Re: Pertanyaan Umum'],
])('a message with the subject “%s” of the type “%s” is answered as “%s”', (subject, type, expected) => {
  expect(read({ subject, type, language: 'id' }).subject).toBe(expected);
});

test('an address with odd characters adds no header and no other recipient', () => {
  const { to, subject } = read({ email: "o'brien+batik?bcc=x&y@example.org", name: 'A&bcc=b@example.org' });
  expect(to).toBe("o'brien+batik?bcc=x&y@example.org");
  expect(subject).toBe('Re: A visit & more?');
});

test('what is too long for an address is cut at a line', () => {
  const { body, length } = read({ message: 'A line of the message\n'.repeat(200) });
  expect(length).toBeLessThanOrEqual(1_920);
  expect(body).toMatch(/\n> A line of the message\r\n> …\r\n$/);
});
