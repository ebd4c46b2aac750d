// The front door answers visitors’ queries as the app does.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { findOperation } from '../testing/operations.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { useFrontDoor } from '../testing/useFrontDoor.ts';

const app = useTestApp();
const port = useFrontDoor(app);

const text = '{ news { edges { cursor node { titleEn publishedAt } } pageInfo { hasNextPage } } }';
const named =
  'query One { news { edges { node { titleEn } } } } query Two { partners { edges { node { name } } } }';
const large = '{ news(first: 100) { edges { node { contentEn contentId } } } }';

beforeEach(async () => {
  await addNews(
    { published: true, titleEn: 'Old wax' },
    { published: true, titleEn: 'Cloth', titleId: 'Kain' },
  );
});
afterEach(() => {
  app.answers().setEnabled(true);
  vi.restoreAllMocks();
});

type Asked = [path: string, init: RequestInit];

const post = (body: object | string, headers: Record<string, string> = {}): Asked => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = Buffer.isBuffer(body) ? new Uint8Array(body) : text;
  const length = String(Buffer.byteLength(sent));
  const all = { 'Content-Type': 'application/json', 'Content-Length': length, ...headers };
  return ['/graphql', { method: 'POST', headers: all, body: sent }];
};
const get = (parameters: Record<string, string>, headers: Record<string, string> = {}): Asked => [
  `/graphql?${new URLSearchParams(parameters)}`,
  { headers: { Accept: 'application/json', ...headers } },
];
const knock = ([path, init]: Asked) => fetch(`http://localhost:${port()}${path}`, init);

/** What a client sees, without what belongs to the connection or to one request. */
async function observed(answer: Response): Promise<unknown> {
  const own =
    /^(?:date|connection|keep-alive|transfer-encoding|content-length|content-encoding|x-request-id)$/;
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.test(name)));
  const body = (await answer.text()).replaceAll(/"requestId":"[^"]*"/g, '');
  return [answer.status, body, headers];
}

const own = () => ({ documentId: findOperation('NewsPageQuery'), variables: '{}' });

test.each<[string, () => Asked]>([
  ['a posted query', () => post({ query: text })],
  ['one with a name', () => post({ query: named, operationName: 'Two' })],
  ['one with a name that it does not have', () => post({ query: named, operationName: 'Three' })],
  ['several without a name', () => post({ query: named })],
  [
    'one for its own media type',
    () => post({ query: text }, { Accept: 'application/graphql-response+json' }),
  ],
  ['one for any media type', () => post({ query: text }, { Accept: '*/*' })],
  ['one without weight for JSON', () => post({ query: text }, { Accept: 'application/json;q=0, */*' })],
  ['one for a stream', () => post({ query: text }, { Accept: 'text/event-stream' })],
  ['one in parts', () => post({ query: text }, { Accept: 'multipart/mixed' })],
  ['one for an image', () => post({ query: text }, { Accept: 'image/png' })],
  [
    'one that depends on the reader',
    () => post({ query: '{ news(search: "kain") { edges { node { titleEn } } } }' }),
  ],
  ['one with a deferred part', () => post({ query: '{ ... @defer { news { edges { cursor } } } }' })],
  [
    'one with a variable of another type',
    () => post({ query: 'query ($n: Int) { news(first: $n) { edges { cursor } } }', variables: { n: 'x' } }),
  ],
  ['one with a bad argument', () => post({ query: '{ news(after: "x") { edges { cursor } } }' })],
  [
    'one that costs too much',
    () => post({ query: `{ ${'news(first: 100) { edges { node { contentHtmlEn } } } '.repeat(2)} }` }),
  ],
  ['one that is too large', () => post({ query: large })],
  ['one for admins', () => post({ query: '{ securityEvents { edges { cursor } } }' })],
  ['introspection', () => post({ query: '{ __schema { queryType { name } } }' })],
  ['a text that is not GraphQL', () => post({ query: '{' })],
  ['a field that does not exist', () => post({ query: '{ nothing }' })],
  ['no operation', () => post({})],
  ['an empty id', () => post({ documentId: '' })],
  ['a query with an empty id', () => post({ query: text, documentId: '' })],
  ['a body that is not JSON', () => post('{')],
  ['a body that is not UTF-8', () => post(Buffer.from('{"query":"{ __typename } #\xff"}', 'latin1'))],
  ['a body that begins with a byte order mark', () => post(`\ufeff${JSON.stringify({ query: text })}`)],
  ['an unknown hash', () => post({ extensions: { persistedQuery: { version: 1, sha256Hash: '0' } } })],
  ['a mutation', () => post({ query: 'mutation { subscribeToNewsletter(email: "none") { __typename } }' })],
  ['a query in an address', () => get({ query: text })],
  ['one with an empty id', () => get({ query: text, documentId: '' })],
  [
    'one with an empty id for its own media type',
    () => get({ query: text, documentId: '' }, { Accept: 'application/graphql-response+json' }),
  ],
  ['an empty id in an address', () => get({ documentId: '' })],
  [
    'an operation of the site whose second id counts for nothing',
    () => [`/graphql?documentId=&documentId=${own().documentId}`, {}],
  ],
  ['one with variables that are no JSON', () => get({ query: text, variables: '{' })],
  [
    'a mutation in an address',
    () => get({ query: 'mutation { subscribeToNewsletter(email: "none") { __typename } }' }),
  ],
  ['an operation of the site', () => get(own())],
  [
    'an operation of the site whose parameter is encoded',
    () => [
      `/graphql?document%49d=${own().documentId}`,
      { headers: { Accept: 'application/graphql-response+json' } },
    ],
  ],
  ['an operation of the site for any reader', () => get(own(), { Accept: '*/*', 'Accept-Language': 'id' })],
  ['an operation that the site does not have', () => get({ documentId: '0' })],
  ['one for this machine', () => get({ documentId: findOperation('DemoHintQuery'), variables: '{}' })],
])('%s gets the same answer with and without the front door', async (_what, asked) => {
  if (asked.toString().includes('large'))
    await addNews(...Array.from({ length: 99 }, () => ({ contentEn: 'w'.repeat(50_000), published: true })));
  app.answers().setEnabled(false);
  const [path, init] = asked();
  const expected = await observed(await app.send(path, init, '127.0.0.1'));
  expect(await observed(await knock(asked()))).toEqual(expected);
  // Once what is known of its text is reused.
  expect(await observed(await knock(asked()))).toEqual(expected);
});

test.each([
  ['does not end', '{ viewer'],
  ['has too many tokens', `{ ${'__typename '.repeat(2_001)} }`],
  ['nests too deep', '{ viewer '.repeat(101)],
  ['has a field that does not exist', '{ nothing }'],
])(
  'a text that %s is refused alike, whether the app or the front door has it first',
  async (_what, query) => {
    const answers: unknown[] = [];
    for (const order of [
      ['app', 'door'],
      ['door', 'app'],
    ]) {
      for (const way of order) {
        const [path, init] = post(
          { query: `${query} # ${order[0] === 'app' ? 1 : 2}` },
          { Accept: 'application/graphql-response+json' },
        );
        answers.push(await observed(await (way === 'app' ? app.send(path, init) : knock([path, init]))));
      }
    }
    expect(answers[0]).toEqual([
      400,
      expect.stringMatching(/"code":"GRAPHQL_(?:PARSE|VALIDATION)_FAILED"/),
      expect.anything(),
    ]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  },
);

test('a query makes no request of the app, and is dropped by a change', async () => {
  const app_ = vi.spyOn(app, 'fetch');
  expect(await (await knock(post({ query: text }))).text()).toContain('Old wax');
  expect(await (await knock(get({ query: text }))).text()).toContain('Old wax');
  expect(app_).not.toHaveBeenCalled();
  await prisma.newsArticle.updateMany({ data: { titleEn: 'New wax' } });
  expect(await (await knock(post({ query: text }))).text()).toContain('New wax');
  expect(await (await knock(get({ query: text }))).text()).toContain('New wax');
});

test('a persisted query is known by its hash', async () => {
  const sha256Hash = createHash('sha256').update(text).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  await knock(post({ query: text, extensions }));
  const app_ = vi.spyOn(app, 'fetch');
  expect(await (await knock(post({ extensions }))).text()).toContain('Old wax');
  expect(app_).not.toHaveBeenCalled();
});

test('a query that fails is executed once, and its failure is not kept', async () => {
  const failing = vi.spyOn(prisma.newsArticle, 'findMany').mockRejectedValue(new Error('No database'));
  expect(await (await knock(post({ query: text }))).text()).toContain('INTERNAL_SERVER_ERROR');
  expect(failing).toHaveBeenCalledTimes(1);
  failing.mockRestore();
  expect(await (await knock(post({ query: text }))).text()).toContain('Old wax');
});

test('a mutation runs once for each request', async () => {
  const subscribe = () =>
    knock(post({ query: 'mutation { subscribeToNewsletter(email: "a@example.org") { __typename } }' }));
  const create = vi.spyOn(app.answers(), 'share');
  const [first, second] = [await (await subscribe()).text(), await (await subscribe()).text()];
  expect([first.includes('Payload'), second]).toEqual([true, first]);
  for (const [key] of create.mock.calls) expect(app.answers().last(key)).toBeNull();
});

test('a query with a token or a session is neither kept nor answered from what is kept', async () => {
  await addNews({ published: false, titleEn: 'Secret wax' });
  const headers = (await app.signIn()) as Record<string, string>;
  const share = vi.spyOn(app.answers(), 'share');
  for (const ask of [() => post({ query: text }, headers), () => get({ query: text }, headers)]) {
    const visitors = async () =>
      (
        await (
          await knock([ask()[0], { ...ask()[1], headers: { 'Content-Type': 'application/json' } }])
        ).text()
      ).includes('Secret');
    expect(await (await knock(ask())).text()).toContain('Secret wax');
    expect(share).not.toHaveBeenCalled();
    expect(await visitors()).toBe(false);
    expect(await (await knock(ask())).text()).toContain('Secret wax');
    expect(await visitors()).toBe(false);
    share.mockClear();
  }
});

test('an answer for this machine is not kept', async () => {
  await prisma.adminUser.update({ where: { email: editor.email }, data: { demoPassword: editor.password } });
  const share = vi.spyOn(app.answers(), 'share');
  const asked = get({ documentId: findOperation('DemoHintQuery'), variables: '{}' });
  await knock(asked);
  await knock(asked);
  expect(share).toHaveBeenCalled();
  for (const [key] of share.mock.calls) expect(app.answers().last(key)).toBeNull();
});

test('simultaneous queries share one execution', async () => {
  const read = vi.spyOn(prisma.newsArticle, 'findMany');
  const texts = await Promise.all(
    Array.from({ length: 20 }, async () => (await knock(post({ query: text }))).text()),
  );
  expect(new Set(texts).size).toBe(1);
  expect(read.mock.calls.length).toBe(1);
});
