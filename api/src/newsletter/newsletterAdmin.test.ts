import { encodeGlobalID } from '@pothos/plugin-relay';
import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addSubscribers } from './newsletter.samples.ts';
import { bytesOf } from '../testing/bytesOf.ts';

const statements = recordStatements();
const { graphql, send, signIn } = useTestApp();

interface Connection {
  edges: { node: { databaseId: number } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

async function ask(page: string) {
  const { data, errors } = await graphql<{ newsletterSubscribers: Connection } | null>(
    `{ newsletterSubscribers(${page}) { edges { node { databaseId } } pageInfo { hasNextPage endCursor } } }`,
    {},
    await signIn(),
  );
  const connection = data?.newsletterSubscribers;
  return { ids: connection?.edges.map(({ node }) => node.databaseId), ...connection?.pageInfo, errors };
}

describe('the list', () => {
  test('is newest first and pages through all', async () => {
    const rows = await addSubscribers(
      ...Array.from({ length: 12 }, (_, i) => ({ createdAt: new Date(Date.UTC(2026, 0, 1 + (i % 4))) })),
    );
    const expected = rows
      .toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt) || b.id - a.id)
      .map(({ id }) => id);
    let page = await ask('first: 5');
    const seen = [...(page.ids ?? [])];
    while (page.hasNextPage) {
      page = await ask(`first: 5, after: "${page.endCursor}"`);
      seen.push(...(page.ids ?? []));
    }
    expect(seen).toEqual(expected);
  });

  test.each([10, 100])('takes one SQL statement for %i subscribers', async (size) => {
    await addSubscribers(...Array.from({ length: size }, () => ({})));
    const session = await signIn();
    statements.length = 0;
    await graphql(
      `{ newsletterSubscribers(first: ${size}) { edges { node { id email language } } } }`,
      {},
      session,
    );
    expect(statements.filter(({ sql }) => sql.includes('"NewsletterSubscriber"'))).toHaveLength(1);
  });

  test.each(['first: 0', 'first: 101', 'after: "x"'])('is refused with %s', async (page) => {
    expect((await ask(page)).errors?.[0]?.extensions?.code).toBe('VALIDATION_FAILED');
  });
});

test('a subscriber is visible to admins only', async () => {
  const [row] = await addSubscribers({ email: 'sari@example.org' });
  const node = `{ node(id: "${encodeGlobalID('NewsletterSubscriber', row?.id ?? 0)}") {
    ... on NewsletterSubscriber { email language } } }`;
  expect((await graphql(node)).data).toEqual({ node: null });
  expect((await graphql(node, {}, await signIn())).data).toEqual({
    node: { email: 'sari@example.org', language: 'id' },
  });
  const { errors } = await graphql('{ newsletterSubscribers { edges { cursor } } }');
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test('deleting removes only that subscriber and returns its id', async () => {
  const [row, other] = await addSubscribers({}, {});
  const remove = async (id: number | undefined) =>
    (
      await graphql<{ result: object }>(
        `mutation { result: deleteNewsletterSubscriber(id: ${id}) {
           ... on DeleteNewsletterSubscriberPayload { deletedId } ... on Error { code } } }`,
        {},
        await signIn(),
      )
    ).data.result;
  expect(await remove(row?.id)).toEqual({ deletedId: encodeGlobalID('NewsletterSubscriber', row?.id ?? 0) });
  for (const id of [row?.id, 0, -1]) expect(await remove(id)).toEqual({ code: 'NOT_FOUND' });
  expect(await prisma.newsletterSubscriber.findMany()).toEqual([other]);
});

describe('the CSV export', () => {
  const path = '/api/newsletter/subscribers.csv';
  const read = async () => {
    const response = await send(path, { headers: await signIn() });
    return { response, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(response)) };
  };

  test('is UTF-8 with a byte order mark, quoted cells and CR LF line endings, without the unsubscribe tokens', async () => {
    const createdAt = new Date('2026-01-02T03:04:05.678Z');
    await addSubscribers(
      { email: 'sari@example.org', token: 'aa', createdAt },
      { email: 'budi@example.org', token: 'bb', createdAt, language: 'en' },
    );
    const { response, text } = await read();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="newsletter-subscribers.csv"',
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(text).toBe(
      '\uFEFF"email","language","subscribedAt"\r\n' +
        '"sari@example.org","id","2026-01-02T03:04:05.678Z"\r\n' +
        '"budi@example.org","en","2026-01-02T03:04:05.678Z"\r\n',
    );
  });

  test('has its header even without subscribers', async () => {
    expect((await read()).text).toBe('\uFEFF"email","language","subscribedAt"\r\n');
  });

  test.each([
    '=cmd|calc!a0@example.org',
    '+1@example.org',
    '-1@example.org',
    '@sum@example.org',
    '\t=1',
    '\r=1',
  ])('makes %j a text, not a formula', async (email) => {
    await addSubscribers({ email });
    expect((await read()).text.split('\r\n"').at(-1)).toMatch(/^'/);
  });

  test('doubles quotes', async () => {
    await addSubscribers({ email: 'a"b,c\n@example.org' });
    expect((await read()).text).toContain('"a""b,c\n@example.org"');
  });

  test('includes all subscribers, however many', async () => {
    const rows = await addSubscribers(...Array.from({ length: 2_500 }, () => ({})));
    const { text } = await read();
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split('"')[1])).toEqual(rows.map(({ email }) => email));
  });

  test('requires an admin', async () => {
    await addSubscribers({ email: 'sari@example.org' });
    const response = await send(path);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('sari');
  });

  test('returns its type without the body for HEAD', async () => {
    const response = await send(path, { method: 'HEAD', headers: await signIn() });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});
