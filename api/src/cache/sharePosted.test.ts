// GraphQL operations that clients post are shared as those that they send by GET.
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { useFrontDoor } from '../testing/useFrontDoor.ts';
import { longestSharedBody } from './sharePosted.ts';

const app = useTestApp();
const { send, signIn } = app;
const port = useFrontDoor(app);

const ownText = '{ news { edges { node { titleEn } } } }';

beforeEach(async () => {
  await addNews({ featured: true, published: true, titleEn: 'Old wax' });
});

const post = (body: object | string, headers: Record<string, string> = {}, address?: string) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  return send(
    '/graphql',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': length, ...headers },
      body: text,
    },
    address,
  );
};
const reads = () => vi.spyOn(prisma.newsArticle, 'findMany');
afterEach(() => vi.restoreAllMocks());

test('a posted operation is only read from the database again once it has changed', async () => {
  const read = reads();
  const first = await post({ query: ownText });
  const text = await first.text();
  expect(text).toContain('Old wax');
  const again = await post({ query: ownText });
  expect(await again.text()).toBe(text);
  expect(read).toHaveBeenCalledTimes(1);
  for (const { headers } of [first, again])
    expect([headers.get('Cache-Control'), headers.get('ETag'), headers.get('CDN-Cache-Control')]).toEqual([
      'private, no-cache',
      null,
      null,
    ]);
  await prisma.newsArticle.updateMany({ data: { titleEn: 'New wax' } });
  expect(await (await post({ query: ownText })).text()).toContain('New wax');
});

test('a posted operation ignores If-None-Match, which has no meaning for POST', async () => {
  for (const _each of [1, 2]) {
    const answer = await post({ query: ownText }, { 'If-None-Match': '*' });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Old wax')]);
  }
});

test('a posted operation has its own answer for each media type, variable and language', async () => {
  const query = 'query ($first: Int) { news(first: $first) { edges { node { titleEn } } } }';
  await addNews({ published: true, titleEn: 'More wax' });
  const type = async (headers: Record<string, string>) =>
    (await post({ query: ownText }, headers)).headers.get('Content-Type');
  expect(await type({ Accept: 'application/graphql-response+json' })).toContain('graphql-response+json');
  expect(await type({ Accept: 'application/json' })).toContain('application/json');
  const edges = async (first: number) =>
    (
      (await (await post({ query, variables: { first } })).json()) as {
        data: { news: { edges: unknown[] } };
      }
    ).data.news.edges.length;
  expect([await edges(1), await edges(2), await edges(1)]).toEqual([1, 2, 1]);
  const search = { query: '{ news(search: "kain") { edges { node { titleEn } } } }' };
  await addNews({ published: true, titleEn: 'Cloth', titleId: 'Kain' });
  const found = async (language: string) =>
    (await (await post(search, { 'Accept-Language': language })).text()).includes('Cloth');
  expect([await found('en'), await found('id'), await found('en')]).toEqual([false, true, false]);
});

test('a posted operation is private with a token or a session', async () => {
  await addNews({ published: false, titleEn: 'Secret wax' });
  for (const headers of [await signIn(), {}, await signIn()]) {
    const text = await (await post({ query: ownText }, headers)).text();
    expect(text.includes('Secret wax')).toBe('authorization' in headers || 'Authorization' in headers);
  }
});

test('a posted operation runs for every request if it is a mutation, however it is written', async () => {
  const mutation = {
    query: `muta\u0074ion { subscribeToNewsletter(email: "not an address") { __typename } }`,
  };
  const share = vi.spyOn(app.answers(), 'share');
  await post(mutation);
  const [key = ''] = share.mock.calls[0] ?? [];
  expect(app.answers().last(key)).toBeNull();
});

test('a posted operation is not kept when it fails or is refused', async () => {
  const failing = reads().mockRejectedValue(new Error('No database'));
  expect(await (await post({ query: ownText })).text()).toContain('errors');
  failing.mockRestore();
  expect(await (await post({ query: ownText })).text()).toContain('Old wax');
  const share = vi.spyOn(app.answers(), 'share');
  for (const body of ['{', { query: '{' }, { query: '{ nothing }' }, { query: 1 }, {}]) await post(body);
  for (const [key] of share.mock.calls) expect(app.answers().last(key)).toBeNull();
});

test('a posted operation is asked again with its text once a persisted query is known', async () => {
  const sha256Hash = createHash('sha256').update(ownText).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  expect(await (await post({ extensions })).text()).toContain('PersistedQueryNotFound');
  expect(await (await post({ extensions, query: ownText })).text()).toContain('Old wax');
  expect(await (await post({ extensions })).text()).toContain('Old wax');
});

describe('a posted operation at the front door', () => {
  /** Sends raw bytes to the port in the given pieces, and returns all that comes back until it closes. */
  async function converse(...pieces: string[]): Promise<string> {
    const socket = connect(port(), '127.0.0.1');
    for (const piece of pieces) {
      await new Promise((sent) => socket.write(piece, sent));
      await setImmediate();
    }
    return text(socket);
  }
  const head = (body: string, more = '') =>
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${more}\r\n`;
  const body = JSON.stringify({ query: ownText });
  const last = 'Connection: close\r\n';

  test('is answered from the cache, however its body arrives', async () => {
    const first = await converse(head(body, last) + body);
    expect(first).toContain('Old wax');
    const share = vi.spyOn(app.answers(), 'share');
    expect(await converse(head(body, last) + body)).toContain('Old wax');
    expect(share).not.toHaveBeenCalled();
    // Later pieces take the usual way, to the same answer.
    expect(await converse(head(body, last), body.slice(0, 9), body.slice(9))).toContain('Old wax');
  });

  test('is answered as well if it is too long to be shared', async () => {
    const long = JSON.stringify({ query: `${' '.repeat(longestSharedBody)}${ownText}` });
    const share = vi.spyOn(app.answers(), 'share');
    expect(await converse(head(long, last) + long)).toContain('Old wax');
    const invalid = JSON.stringify({ nothing: ' '.repeat(longestSharedBody) });
    expect(await converse(head(invalid, last) + invalid)).toContain('BAD_REQUEST');
    expect(share).not.toHaveBeenCalled();
  });

  test('leaves the connection ready for the next request', async () => {
    const other = JSON.stringify({ query: '{ news { totalCount: __typename } }' });
    await converse(head(body, last) + body);
    const both = await converse(head(body) + body + head(other) + other + head(body, last) + body);
    expect(both.match(/HTTP\/1.1 200/g)).toHaveLength(3);
    expect(both.match(/Old wax/g)).toHaveLength(2);
    expect(both.indexOf('NewsArticleConnection')).toBeGreaterThan(both.indexOf('Old wax'));
  });

  test.each([
    'Origin: https://elsewhere.example',
    'Sec-Fetch-Site: cross-site',
    'Authorization: Bearer nothing',
    'Authorization:\r\nAuthorization: Bearer nothing',
    'Content-Type: text/plain',
  ])('is looked at more closely with %s', async (header) => {
    await converse(head(body, last) + body);
    expect(await converse(head(body, `${header}\r\n${last}`) + body)).toMatch(/^HTTP\/1.1 4(?:0[13]|15)/);
  });
});

test('a posted operation displaces only the answers of its own network', async () => {
  const unique = (n: number) => ({ query: `{ n${n}: news { edges { node { titleEn } } } }` });
  await post({ query: ownText }, {}, '203.0.113.9');
  for (let n = 0; n <= 500; n += 1) await (await post(unique(n), {}, '198.51.100.1')).text();
  const read = reads();
  await post({ query: ownText }, {}, '203.0.113.9');
  await post(unique(500), {}, '198.51.100.1');
  expect(read).toHaveBeenCalledTimes(0);
  await post(unique(0), {}, '198.51.100.1');
  expect(read).toHaveBeenCalledTimes(1);
});
