import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addSubscribers } from './newsletter.samples.ts';

const { sendJson } = useTestApp();

let calls = 0;
// Each call comes from a new address, so that no limit is reached by accident.
const newAddress = () => `198.19.0.${(calls += 1)}`;

const post = (path: string, body: unknown, headers: Record<string, string> = {}, address = newAddress()) =>
  sendJson('POST', path, body, headers, address);
const subscribe = (body: unknown, headers = {}, address = newAddress()) =>
  post('/api/newsletter', body, headers, address);

interface Result {
  __typename: string;
  success?: boolean;
  fields?: { field: string; code: string; limit: number | null }[];
}

/** Runs a mutation, written as its field, and returns its result. */
async function mutate(field: string, address = newAddress()): Promise<Result> {
  const query = `mutation { result: ${field} {
    __typename ... on NewsletterPayload { success } ... on ValidationError { fields { field code limit } }
  } }`;
  const response = await post('/graphql', { query }, {}, address);
  return ((await response.json()) as { data: { result: Result } }).data.result;
}

const stored = () =>
  prisma.newsletterSubscriber.findMany({ select: { email: true, language: true }, orderBy: { id: 'asc' } });

describe('subscribing', () => {
  test('stores the address in lower case, over REST and GraphQL', async () => {
    const response = await subscribe({ email: ' Sari@Example.ORG ', language: 'en' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(await mutate('subscribeToNewsletter(email: "Budi@example.org", language: id)')).toEqual({
      __typename: 'NewsletterPayload',
      success: true,
    });
    expect(await stored()).toEqual([
      { email: 'sari@example.org', language: 'en' },
      { email: 'budi@example.org', language: 'id' },
    ]);
  });

  test('defaults to the reader’s language', async () => {
    await subscribe({ email: 'a@example.org' }, { 'Accept-Language': 'en' });
    await subscribe({ email: 'b@example.org' }, { 'Accept-Language': 'id' });
    await mutate('subscribeToNewsletter(email: "c@example.org", language: null)');
    expect((await stored()).map(({ language }) => language)).toEqual(['en', 'id', 'id']);
  });

  test('twice creates one row, with the same response', async () => {
    const answers = [];
    for (const email of ['sari@example.org', 'SARI@example.org']) {
      const response = await subscribe({ email });
      const headers = Object.fromEntries(response.headers);
      delete headers['x-request-id'];
      answers.push({ status: response.status, body: await response.text(), headers });
    }
    expect(answers[0]).toEqual(answers[1]);
    const overGraphql = await mutate('subscribeToNewsletter(email: "sari@example.org")');
    expect(overGraphql).toEqual(await mutate('subscribeToNewsletter(email: "new@example.org")'));
    expect(await stored()).toHaveLength(2);
  });

  test('concurrently creates one row', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => subscribe({ email: 'sari@example.org' })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stored()).toHaveLength(1);
  });

  test('again changes neither the language nor the token', async () => {
    const [row] = await addSubscribers({ email: 'sari@example.org', language: 'id' });
    await subscribe({ email: 'sari@example.org', language: 'en' });
    expect(await prisma.newsletterSubscriber.findMany()).toEqual([row]);
  });

  test('gives each subscription an unguessable token', async () => {
    for (const name of ['a', 'b']) await subscribe({ email: `${name}@example.org` });
    const tokens = (await prisma.newsletterSubscriber.findMany()).map(({ token }) => token);
    for (const token of tokens)
      expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(tokens).size).toBe(2);
  });

  test('with the hidden field filled in gets the same response, but stores nothing', async () => {
    const response = await subscribe({ email: 'sari@example.org', website: 'https://example.com' });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    await mutate('subscribeToNewsletter(email: "sari@example.org", website: "x")');
    expect(await stored()).toEqual([]);
    await subscribe({ email: 'sari@example.org', website: '' });
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    [{}, 'Please fill in all required fields'],
    [{ email: ' ' }, 'Please fill in all required fields'],
    [{ email: 'sari' }, 'email: Enter an email address, such as name@example.org.'],
    [{ email: `${'x'.repeat(243)}@example.org` }, 'email: At most 254 characters.'],
    [{ email: 'sari@example.org', language: 'fr' }, expect.stringContaining('language')],
    [{ email: 'sari@example.org', token: 'mine' }, 'token: Unknown field.'],
  ])('refuses %j', async (body, error) => {
    const response = await subscribe(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error, fields: expect.any(Object) });
    expect(await stored()).toEqual([]);
  });

  test('returns the problems over GraphQL', async () => {
    const { fields } = await mutate('subscribeToNewsletter(email: "sari@")');
    expect(fields).toEqual([{ field: 'email', code: 'INVALID', limit: null }]);
  });

  test('accepts an address of 254 characters', async () => {
    const email = `${'x'.repeat(242)}@example.org`;
    expect((await subscribe({ email })).status).toBe(200);
    expect(await stored()).toMatchObject([{ email }]);
  });

  test('from one address is limited to five in ten minutes, including known subscribers', async () => {
    for (let i = 0; i < 5; i += 1) await subscribe({ email: 'sari@example.org' }, {}, '192.0.2.9');
    const response = await subscribe({ email: 'sari@example.org' }, {}, '192.0.2.9');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    const refused = await mutate('subscribeToNewsletter(email: "new@example.org")', '192.0.2.9');
    expect(refused.__typename).toBe('TooManyAttemptsError');
    expect(await stored()).toHaveLength(1);
  });
});

describe('unsubscribing', () => {
  test('ends only the subscription with the token, over REST and GraphQL', async () => {
    const [a, b, c] = await addSubscribers({}, {}, {});
    const response = await post('/api/newsletter/unsubscribe', { token: a?.token });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(await mutate(`unsubscribeFromNewsletter(token: "${b?.token}")`)).toMatchObject({ success: true });
    expect(await prisma.newsletterSubscriber.findMany()).toEqual([c]);
  });

  test('returns the same response for an unknown token', async () => {
    const [row] = await addSubscribers({});
    for (const token of ['unknown', 'x'.repeat(200), '%', row?.email ?? '']) {
      const response = await post('/api/newsletter/unsubscribe', { token });
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
      expect(await mutate(`unsubscribeFromNewsletter(token: "${token}")`)).toEqual({
        __typename: 'NewsletterPayload',
        success: true,
      });
    }
    expect(await prisma.newsletterSubscriber.findMany()).toEqual([row]);
  });

  test.each([
    {},
    { token: '' },
    { token: 'x'.repeat(201) },
    { token: 'a\u0000b' },
    { email: 'a@example.org' },
  ])('refuses %j', async (body) => {
    expect((await post('/api/newsletter/unsubscribe', body)).status).toBe(400);
  });
});
