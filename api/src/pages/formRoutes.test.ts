import { describe, expect, test, vi } from 'vitest';
import type { RefusedForm } from '../../../web/src/shared/pages/refusedForm.ts';
import { homeMessage, newAddress, pageMessage } from '../contact/contact.samples.ts';
import { prisma } from '../database/client.ts';
import { addSubscribers } from '../newsletter/newsletter.samples.ts';
import { databaseContents } from '../testing/databaseContents.ts';
import { useTestApp } from '../testing/testApp.ts';

const { send } = useTestApp();

/** Posts a form like a browser without JavaScript. */
const post = (
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
  address = newAddress(),
) => send(path, { method: 'POST', headers, body: new URLSearchParams(form) }, address);

const columns = { name: true, email: true, subject: true, message: true, type: true } as const;
const stored = () => prisma.contactMessage.findMany({ select: columns });
const subscribers = () => prisma.newsletterSubscriber.findMany({ select: { email: true, language: true } });

/** The form that a page returns. */
async function attemptIn(response: Response): Promise<RefusedForm | undefined> {
  const seed = /<script type="application\/json" id="seed">(.*?)<\/script>/.exec(await response.text())?.[1];
  return (JSON.parse(seed ?? '{}') as { form?: RefusedForm }).form;
}

describe('a choice of language or theme', () => {
  const choose = (form: Record<string, string>, Referer = 'http://localhost:4000/news?lang=en&q=wax') =>
    post('/preferences', form, { Referer });

  test('is kept in a cookie, and returns to the page without the language in its address', async () => {
    const response = await choose({ language: 'id' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/news?q=wax');
    expect(response.headers.getSetCookie()).toEqual(['language=id; path=/; max-age=31536000; samesite=lax']);
    expect((await choose({ theme: 'dark' })).headers.getSetCookie()).toEqual([
      'theme=dark; path=/; max-age=31536000; samesite=lax',
    ]);
  });

  test('that does not exist changes nothing', async () => {
    const response = await choose({ language: 'fr', theme: 'dark; domain=example.org' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['https://example.org/news', '/'],
    ['http://localhost:4000//example.org/', '/example.org/'],
    ['http://localhost:4000/\\example.org/', '/example.org/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('never leads to another site: from %s to %s', async (from, to) => {
    expect((await choose({ theme: 'dark' }, from)).headers.get('Location')).toBe(to);
  });
});

describe('a contact form', () => {
  test('of the contact page is stored, and redirects to a confirmation', async () => {
    const response = await post('/contact', { ...pageMessage, website: '' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/contact?sent=1#message');
    expect(await stored()).toEqual([pageMessage]);
  });

  test('of the home page is stored', async () => {
    const response = await post('/contact', homeMessage);
    expect(response.status).toBe(303);
    const { firstName, lastName, ...rest } = homeMessage;
    expect(await stored()).toEqual([{ ...rest, name: `${firstName} ${lastName}`, type: rest.subject }]);
  });

  test('of the home page needs no subject', async () => {
    await post('/contact', { ...homeMessage, subject: '' });
    expect(await stored()).toMatchObject([{ subject: '', type: 'general' }]);
  });

  test('uses the language of its page', async () => {
    const english = { 'Accept-Language': 'en' };
    await post('/contact', pageMessage, english);
    const response = await post('/contact?lang=id', pageMessage, english);
    expect(response.headers.get('Location')).toBe('/contact?sent=1&lang=id#message');
    const languages = await prisma.contactMessage.findMany({
      select: { language: true },
      orderBy: { id: 'asc' },
    });
    expect(languages).toEqual([{ language: 'en' }, { language: 'id' }]);
  });

  test('preserves line breaks and any characters', async () => {
    const message = 'Baris satu\r\nBaris dua & 100% </script> “kawung” 🪡';
    await post('/contact', { ...pageMessage, message });
    expect(await stored()).toMatchObject([{ message: message.replace('\r', '') }]);
  });

  test('from a bot gets the same answer, but is not stored', async () => {
    const response = await post('/contact', { ...pageMessage, website: 'https://example.net' });
    expect(response.headers.get('Location')).toBe('/contact?sent=1#message');
    expect(await stored()).toEqual([]);
  });

  test('with problems returns them and the typed input', async () => {
    const typed = { ...pageMessage, name: ' ', email: 'budi@localhost', message: '</script><b>' };
    const response = await post('/contact', typed);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(response.headers.get('Cache-Control')).toContain('private');
    expect(await attemptIn(response)).toMatchObject({
      action: '/contact',
      values: typed,
      problems: [
        { field: 'name', code: 'REQUIRED' },
        { field: 'email', code: 'INVALID' },
      ],
    });
    expect(await stored()).toEqual([]);
  });

  test('of the home page is returned as the contact page’s', async () => {
    const response = await post('/contact', { ...homeMessage, lastName: '', message: '' });
    const attempt = await attemptIn(response);
    expect(attempt?.values).toEqual({ name: 'Sari', email: homeMessage.email, type: 'media', message: '' });
    expect(attempt?.problems.map(({ field }) => field).toSorted()).toEqual(['message', 'name']);
  });

  test('has the same limit as over GraphQL and REST', async () => {
    const address = newAddress();
    for (let i = 0; i < 5; i += 1)
      expect((await post('/contact', pageMessage, {}, address)).status).toBe(303);
    const response = await post('/contact', pageMessage, {}, address);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    const attempt = await attemptIn(response);
    expect(attempt?.values).toEqual(pageMessage);
    expect(attempt?.retryAfterSeconds).toBeGreaterThan(0);
  });

  test('that the server fails to store is returned with its input', async () => {
    vi.spyOn(prisma, '$transaction').mockRejectedValueOnce(new Error('No disk.'));
    const response = await post('/contact', pageMessage);
    expect(response.status).toBe(500);
    expect(await attemptIn(response)).toEqual({ action: '/contact', values: pageMessage, problems: [] });
  });
});

describe('the newsletter’s form', () => {
  test('subscribes in the language of its page, and gives the same answer the second time', async () => {
    for (const _ of ['first', 'second']) {
      const response = await post('/newsletter?lang=en', { email: 'Reader@example.org', website: '' });
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toBe('/newsletter?subscribed=1&lang=en');
    }
    expect(await subscribers()).toEqual([{ email: 'reader@example.org', language: 'en' }]);
  });

  test('with a problem returns it', async () => {
    const response = await post('/newsletter', { email: 'reader' });
    expect(response.status).toBe(400);
    expect(await attemptIn(response)).toMatchObject({
      action: '/newsletter',
      values: { email: 'reader' },
      problems: [{ field: 'email', code: 'INVALID' }],
    });
  });

  test('has the same limit as over GraphQL and REST', async () => {
    const address = newAddress();
    for (let i = 0; i < 5; i += 1) await post('/newsletter', { email: 'a@example.org' }, {}, address);
    expect((await post('/newsletter', { email: 'a@example.org' }, {}, address)).status).toBe(429);
  });
});

describe('unsubscribing from the newsletter', () => {
  test('ends the subscription that has the token', async () => {
    const [subscriber] = await addSubscribers({}, { email: 'stays@example.org' });
    // As a mail program posts it, with one click (RFC 8058); the page’s own form sends nothing more.
    const form = { 'List-Unsubscribe': 'One-Click' };
    const response = await post(`/newsletter/unsubscribe?token=${subscriber?.token}`, form);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/newsletter/unsubscribe?done=1');
    expect(await subscribers()).toMatchObject([{ email: 'stays@example.org' }]);
  });

  test('requires more than opening the page', async () => {
    const [subscriber] = await addSubscribers({});
    expect((await send(`/newsletter/unsubscribe?token=${subscriber?.token}`)).status).toBe(200);
    expect(await subscribers()).toHaveLength(1);
  });
});

describe.each(['/contact', '/newsletter', '/newsletter/unsubscribe?token=unknown'])('at %s', (path) => {
  test.each<Record<string, string>>([
    { Origin: 'https://example.net' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ])('a form from another site is refused: %j', async (headers) => {
    const before = await databaseContents();
    const response = await post(path, { ...pageMessage }, headers);
    expect(response.status).toBe(403);
    expect(await databaseContents()).toEqual(before);
  });

  test('a body of more than 64 KiB is refused', async () => {
    const response = await post(path, { email: 'a@example.org', message: 'x'.repeat(64 * 1024) });
    expect(response.status).toBe(413);
  });
});

test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
  'a body of type “%s” is refused',
  async (type) => {
    for (const path of ['/contact', '/newsletter']) {
      const body = new TextEncoder().encode(new URLSearchParams(pageMessage).toString());
      const response = await send(path, {
        method: 'POST',
        headers: type ? { 'Content-Type': type } : {},
        body,
      });
      expect(response.status).toBe(415);
    }
    expect(await stored()).toEqual([]);
  },
);

test.each<[number, string, Record<string, string>]>([
  [400, 'invalid UTF-8', {}],
  [415, 'another charset', { 'Content-Type': 'application/x-www-form-urlencoded; charset=iso-8859-1' }],
  [415, 'a compressed body', { 'Content-Encoding': 'gzip' }],
])('%i for %s', async (status, _name, further) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...further };
  const body = Buffer.concat([
    Buffer.from(`${new URLSearchParams(pageMessage)}&company=`),
    Buffer.from(status === 400 ? [0xff] : []),
  ]);
  expect((await send('/contact', { method: 'POST', headers, body })).status).toBe(status);
  expect(await stored()).toEqual([]);
});

test.each(['/api/contact', '/api/newsletter', '/graphql'])('%s accepts no form', async (path) => {
  expect((await post(path, pageMessage)).status).toBe(415);
});
