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

/** Parses the address like a mail program. */
function read(changes: Partial<typeof message> = {}) {
  const url = new URL(replyAddress({ ...message, ...changes }));
  // A mail program does not read a plus as a space.
  const parameters = new URLSearchParams(url.search.replaceAll('+', '%2B'));
  return {
    to: decodeURIComponent(url.pathname),
    subject: parameters.get('subject'),
    body: parameters.get('body'),
    length: url.href.length,
  };
}

test('greets the visitor and quotes their message', () => {
  expect(read()).toMatchObject({
    to: 'sari@example.org',
    subject: 'Re: A visit & more?',
    body: 'Dear Sari Lestari,\r\n\r\n\r\n\r\nOn January 2, 2026, you wrote:\r\n> May we come in March?\r\n>\r\n> Yours\r\n',
  });
});

test('uses the visitor’s language', () => {
  const { body } = read({ language: 'id' });
  expect(body).toMatch(/^Yth\. Bapak\/Ibu Sari Lestari,\r\n/);
  expect(body).toContain('Pada 2 Januari 2026, Anda menulis:');
});

test.each([
  ['', 'media', 'Re: Media dan Pers'],
  ['media', 'media', 'Re: Media dan Pers'],
  ['', 'unheard of', 'Re: Pertanyaan Umum'],
])('replies to the subject “%s” of the type “%s” with “%s”', (subject, type, expected) => {
  expect(read({ subject, type, language: 'id' }).subject).toBe(expected);
});

test('adds no header or recipient for an address with special characters', () => {
  const { to, subject } = read({ email: "o'brien+batik?bcc=x&y@example.org", name: 'A&bcc=b@example.org' });
  expect(to).toBe("o'brien+batik?bcc=x&y@example.org");
  expect(subject).toBe('Re: A visit & more?');
});

test('cuts a message that is too long for an address at a line', () => {
  const { body, length } = read({ message: 'A line of the message\n'.repeat(200) });
  expect(length).toBeLessThanOrEqual(1_920);
  expect(body).toMatch(/\n> A line of the message\r\n> …\r\n$/);
});
