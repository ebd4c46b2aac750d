// What is kept is kept once: a key consists of what the route reads of a request, in one form.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { kibibyte, mebibyte } from '../requestBody.ts';
import { addNews } from '../news/news.samples.ts';
import { findOperation } from '../testing/operations.ts';
import { useTestApp } from '../testing/testApp.ts';
import { useFrontDoor } from '../testing/useFrontDoor.ts';
import { Answer } from './answer.ts';
import { AnswerCache } from './answerCache.ts';
import { operationIn, operationKey } from './askedOperation.ts';
import { always } from './period.ts';
import { groupsOf, ownGroups } from './sharePosted.ts';

const app = useTestApp();
const port = useFrontDoor(app);

const query =
  'query News($first: Int, $search: String) { news(first: $first, search: $search) { edges { node { titleEn } } } }';
const asked = { query, variables: { first: 2, search: '' } };

beforeEach(async () => {
  await addNews({ published: true, titleEn: 'Old wax', titleId: 'Malam lama' });
});
afterEach(() => vi.restoreAllMocks());

const knock = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${port()}${path}`, init);
const post = (body: string) =>
  knock('/graphql', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
const at = (parameters: Record<string, string>) => `/graphql?${new URLSearchParams(parameters)}`;
const made = () => vi.spyOn(app.answers(), 'share');

describe('a posted operation', () => {
  test.each([
    ['written with spaces', JSON.stringify(asked, null, 2)],
    ['with its variables in another order', JSON.stringify({ query, variables: { search: '', first: 2 } })],
    ['with its members in another order', JSON.stringify({ variables: asked.variables, query })],
    ['with extensions that nothing reads', JSON.stringify({ ...asked, extensions: { client: { n: 1 } } })],
    ['with null for what is absent', JSON.stringify({ ...asked, operationName: null, extensions: null })],
  ])('%s gets the kept answer', async (_form, body) => {
    const first = await (await post(JSON.stringify(asked))).text();
    expect(first).toContain('Old wax');
    const share = made();
    expect(await (await post(body)).text()).toBe(first);
    expect(share).not.toHaveBeenCalled();
  });

  test.each([
    ['an unknown member', { ...asked, number: 1 }],
    ['variables that are a list', { ...asked, variables: [] }],
    ['extensions that are a text', { ...asked, extensions: 'none' }],
    [
      'the hash of another text',
      { ...asked, extensions: { persistedQuery: { version: 1, sha256Hash: '0' } } },
    ],
    ['the name of another operation', { ...asked, operationName: 'Other' }],
  ])('with %s is refused, whatever is kept', async (_what, body) => {
    await post(JSON.stringify(asked));
    expect(await (await post(JSON.stringify(body))).json()).toHaveProperty('errors');
  });

  test('has an answer of its own for each value of its variables', async () => {
    await addNews({ published: true, titleEn: 'More wax' });
    const count = async (variables: object) =>
      ((await (await post(JSON.stringify({ query, variables }))).text()).match(/wax/g) ?? []).length;
    expect([await count({ first: 1 }), await count({ first: 2 }), await count({ first: 1 })]).toEqual([
      1, 2, 1,
    ]);
  });

  test('that nests too deep to have a key is answered nonetheless', async () => {
    const depth = 7 * kibibyte;
    const variables = `{"first":1,"deep":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const body = `{"query":${JSON.stringify(query)},"variables":${variables}}`;
    expect(await (await post(body)).text()).toContain('Old wax');
  });
});

test.each([
  ['extensions that nothing reads', { extensions: '{"client":{"n":1}}' }],
  ['variables in another order', { variables: '{ "search": "", "first": 2 }' }],
  ['no name of the operation', { operationName: '' }],
])('an operation in an address gets the kept answer with %s', async (_what, change) => {
  const parameters = { query, variables: JSON.stringify(asked.variables) };
  const first = await (await knock(at(parameters))).text();
  expect(first).toContain('Old wax');
  await (await knock(at({ ...parameters, ...change }))).text();
  const share = made();
  expect(await (await knock(at({ ...parameters, ...change }))).text()).toBe(first);
  expect(share).not.toHaveBeenCalled();
});

describe('an answer', () => {
  const readers = [{}, { Cookie: 'language=id' }, { 'Accept-Language': 'id' }, { Cookie: 'theme=dark' }];

  test.each(['/api/news', '/feed/en.xml', at({ query: '{ news { edges { node { titleEn } } } }' })])(
    'that depends on no reader is kept once for all: %s',
    async (path) => {
      const first = await (await knock(path)).text();
      const share = made();
      for (const headers of readers) expect(await (await knock(path, { headers })).text()).toBe(first);
      expect(share).not.toHaveBeenCalled();
    },
  );

  test('that depends on its reader is kept for each', async () => {
    const path = '/api/news?search=malam';
    const share = made();
    const found = async (language: string) =>
      (await (await knock(path, { headers: { Cookie: `language=${language}` } })).text()).includes('lama');
    expect([await found('en'), await found('id'), await found('en'), await found('id')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(share).toHaveBeenCalledTimes(2);
  });
});

describe('the answers to one text', () => {
  const groups = (network: string, text: string) => groupsOf({ network: () => network }, { query: text });

  /** Asks for a text with many variables, each from a network of its own. */
  async function flood(cache: AnswerCache, count: number, bytes: number) {
    for (let n = 0; n < count; n += 1) {
      const answer = new Answer({}, Buffer.alloc(bytes), new Set(['Partner']));
      await cache.share(`flood ${n}`, async () => answer, groups(String(n), 'flood'));
    }
  }

  test.each([
    ['500 answers', 500, 1],
    ['4 MiB', 4, 0.6 * mebibyte],
  ])('with whatever variables take at most %s, and displace no other', async (_limit, most, bytes) => {
    const cache = new AnswerCache(async () => always);
    const other = new Answer({}, Buffer.from('other'), new Set());
    await cache.share('other', async () => other, groups('other', 'other'));
    await flood(cache, most, bytes);
    expect(cache.get('flood 0')).toBeDefined();
    await flood(cache, most + 1, bytes);
    expect(cache.get('flood 0')).toBeUndefined();
    expect(cache.get(`flood ${most}`)).toBeDefined();
    expect(cache.get('other')).toBe(other);
  });
});

describe('an operation of the site’s own', () => {
  const ownAt = (n: number) => at({ documentId: findOperation('NewsPageQuery'), variables: `{"junk":${n}}` });

  test('is kept within the bound of its network, and one with an empty id within those of clients', async () => {
    const share = made();
    await knock(ownAt(1));
    await app.send(ownAt(2));
    await knock(at({ query, documentId: '' }));
    const names = share.mock.calls.map(([, , groups = []]) => groups.map(({ name }) => name.split(' ')[0]));
    const clients = ['clients’', 'network', 'text'];
    expect(names).toEqual([['own'], ['own'], clients]);
  });

  test('displaces only answers of its own network', async () => {
    const cache = new AnswerCache(async () => always);
    const keep = (key: string, network: string) =>
      cache.share(
        key,
        async () => new Answer({}, Buffer.from(key), new Set()),
        ownGroups({ network: () => network }),
      );
    await keep('other', 'other');
    for (let n = 0; n <= 2_000; n += 1) await keep(String(n), 'flood');
    expect([cache.get('0'), cache.get('1'), cache.get('other')]).toEqual([
      undefined,
      expect.any(Answer),
      expect.any(Answer),
    ]);
  });
});

test('an operation has one key, whatever is written around it', () => {
  const key = (body: object) => operationKey(operationIn(JSON.stringify(body)) ?? {});
  expect(key({ query, variables: { a: { c: 1, b: [1] } } })).toBe(
    key({ variables: { a: { b: [1], c: 1 } }, query }),
  );
  expect(key({ query, variables: { a: null } })).not.toBe(key({ query }));
  expect(key({ query, operationName: 'A' })).not.toBe(key({ query }));
  expect(operationIn('[]')).toBeNull();
  expect(operationIn('{')).toBeNull();
});
