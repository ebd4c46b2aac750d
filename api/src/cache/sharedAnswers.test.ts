// Visitors get from the cache what they would get without it, and nothing private to others.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prisma } from '../database/client.ts';
import { addNews, wax } from '../news/news.samples.ts';
import { findOperation } from '../testing/operations.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { useFrontDoor } from '../testing/useFrontDoor.ts';

const app = useTestApp();
const { send, sendJson, signIn, graphql } = app;

const port = useFrontDoor(app);

/** Through the port, which serves cached answers first. */
const knock = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${port()}${path}`, { headers });

const asJson = { Accept: 'application/json' };
const newsOverGraphql = () => {
  const variables = JSON.stringify({ category: null, search: null, language: null });
  return `/graphql?${new URLSearchParams({ documentId: findOperation('NewsPageQuery'), variables })}`;
};

const ownText = '{ news { edges { node { titleEn } } } }';
const ownQuery = (query = ownText) => `/graphql?${new URLSearchParams({ query })}`;

const places = {
  'the REST list': () => '/api/news',
  'one over REST': () => '/api/news/featured',
  'an operation of the site': newsOverGraphql,
  'an operation that a client wrote': ownQuery,
  'the feed': () => '/feed/en.xml',
};

beforeEach(async () => {
  await addNews({ featured: true, published: true, titleEn: 'Old wax' });
});

test.each(Object.entries(places))(
  '%s is only read from the database again once it has changed',
  async (_name, path) => {
    const read = vi.spyOn(prisma.newsArticle, 'findMany');
    const first = await (await send(path(), { headers: asJson })).text();
    expect(first).toContain('Old wax');
    const reads = read.mock.calls.length;
    expect(await (await send(path(), { headers: asJson })).text()).toBe(first);
    expect(read.mock.calls.length).toBe(reads);
    await prisma.newsArticle.updateMany({ data: { titleEn: 'New wax' } });
    expect(await (await send(path(), { headers: asJson })).text()).toContain('New wax');
  },
);

test('a saved change is visible as soon as the editor gets the response', async () => {
  const headers = await signIn();
  const titles = async () => ((await (await send('/api/news')).json()) as { titleEn: string }[]).length;
  expect(await titles()).toBe(1);
  await sendJson('POST', '/api/news', { ...wax, published: true }, headers);
  expect(await titles()).toBe(2);
  await graphql(
    'mutation ($input: CreateNewsArticleInput!) { createNewsArticle(input: $input) { __typename } }',
    { input: { ...wax, published: true } },
    headers,
  );
  expect(await titles()).toBe(3);
  await sendJson('POST', '/api/database/reset', undefined, headers);
  expect(await titles()).toBe(0);
});

test('GraphiQL does not get the cached answer to the query in its link', async () => {
  const asked = (headers: Record<string, string>) => knock(ownQuery(), headers);
  expect((await asked({ Accept: '*/*' })).headers.get('Content-Type')).toContain('json');
  const document = { Accept: 'text/html,*/*;q=0.8', 'Sec-Fetch-Dest': 'document' };
  expect((await asked(document)).headers.get('Content-Type')).toContain('text/html');
  expect((await asked({ Accept: 'application/json' })).headers.get('Content-Type')).toContain(
    'application/json',
  );
});

test('drafts shown to an admin are not shown to others', async () => {
  await addNews({ published: false, titleEn: 'Secret wax' });
  const shown = await (await send('/api/news', { headers: await signIn() })).text();
  expect(shown).toContain('Secret wax');
  for (const ask of [send, knock]) expect(await (await ask('/api/news')).text()).not.toContain('Secret wax');
  expect(await (await send('/api/news', { headers: await signIn() })).text()).toContain('Secret wax');
});

test('an answer for this machine is not sent to others', async () => {
  await prisma.adminUser.update({ where: { email: editor.email }, data: { demoPassword: editor.password } });
  const path = `/graphql?${new URLSearchParams({ documentId: findOperation('DemoHintQuery'), variables: '{}' })}`;
  const ask = async (address: string) => (await send(path, { headers: asJson }, address)).text();
  expect(await ask('127.0.0.1')).toContain(editor.password);
  expect(await ask('203.0.113.9')).not.toContain(editor.password);
  expect(await ask('127.0.0.1')).toContain(editor.password);
});

test('a failure is not cached', async () => {
  const failing = vi.spyOn(prisma.newsArticle, 'findMany').mockRejectedValue(new Error('No database'));
  for (const path of [newsOverGraphql(), '/api/news']) {
    expect(await (await send(path, { headers: asJson })).text()).toMatch(/error/);
  }
  failing.mockRestore();
  for (const path of [newsOverGraphql(), '/api/news']) {
    expect(await (await send(path, { headers: asJson })).text()).toContain('Old wax');
  }
});

test.each([
  ['no operation', 'documentId='],
  ['an operation that the site does not have', `documentId=${'0'.repeat(64)}`],
  ['variables that do not fit', () => newsOverGraphql().replace(/.*\?/, '').replace('null', '1')],
])('a refusal is not cached: %s', async (_name, query) => {
  const path = `/graphql?${typeof query === 'string' ? query : query()}`;
  const answer = await send(path, { headers: asJson });
  expect(await answer.json()).toHaveProperty('errors');
  expect(answer.headers.get('CDN-Cache-Control')).toBeNull();
});

test('each language and theme has its own answer', async () => {
  const page = async (headers: Record<string, string>) => (await send('/news', { headers })).text();
  const english = await page({ 'Accept-Language': 'en' });
  expect(english).toContain('lang="en"');
  expect(await page({ 'Accept-Language': 'id' })).toContain('lang="id"');
  expect(await page({ 'Accept-Language': 'id', Cookie: 'language=en' })).toBe(english);
  expect(await page({ 'Accept-Language': 'en', Cookie: 'theme=dark' })).toContain('class="dark"');
  expect(await page({ 'Accept-Language': 'en', Cookie: 'theme=pink' })).toBe(english);
});

describe('an unknown query parameter', () => {
  afterEach(() => vi.restoreAllMocks());

  const from = (path: string, visitor: string) =>
    `${path}${path.includes('?') ? '&' : '?'}fbclid=${visitor}&utm_source=letter`;

  test.each([
    '/',
    '/news?category=culture&q=wax',
    '/contact?type=partnership&lang=id',
    '/newsletter/unsubscribe?token=abc',
    '/feed/en.xml',
    '/sitemap.xml',
    '/social/en/site.png',
    '/api/news?limit=1',
    newsOverGraphql(),
  ])('changes neither %s nor its cached answer', async (path) => {
    await addNews({ published: true });
    const observed = async (answer: Response) => [
      answer.status,
      answer.headers.get('ETag'),
      answer.headers.get('Link'),
      answer.headers.get('Vary'),
      await answer.text(),
    ];
    const plain = await observed(await knock(path));
    const share = vi.spyOn(app.answers(), 'share');
    for (const visitor of ['one', 'two'])
      expect(await observed(await knock(from(path, visitor)))).toEqual(plain);
    expect(share).not.toHaveBeenCalled();
    app.answers().setEnabled(false);
    expect(await observed(await knock(from(path, 'three')))).toEqual(plain);
    app.answers().setEnabled(true);
  });

  test('does not appear in an admin’s answer', async () => {
    const headers = await signIn();
    const asked = async (path: string) => (await send(path, { headers })).text();
    expect(await asked(from('/news?q=wax', 'one'))).toBe(await asked('/news?q=wax'));
  });

  test.each([
    ['/news?category=culture', '/news?category=heritage'],
    ['/contact?type=partnership', '/contact?type=media'],
    ['/api/news?limit=1', '/api/news?limit=2'],
    ['/api/%6Eews?limit=1', '/api/%6Eews?limit=2'],
  ])('does not include known ones: %s', async (path, other) => {
    await addNews({ published: true });
    const answers = app.answers();
    const made = vi.spyOn(answers, 'share');
    for (const address of [path, other, path, other]) await (await knock(address)).text();
    expect(made).toHaveBeenCalledTimes(2);
    expect(new Set(made.mock.calls.map(([key]) => key)).size).toBe(2);
  });

  test('and the order of parameters change nothing', async () => {
    await (await knock('/news?category=culture&q=wax')).text();
    const made = vi.spyOn(app.answers(), 'share');
    await (await knock('/news?q=wax&category=culture&category=heritage')).text();
    expect(made).not.toHaveBeenCalled();
  });
});

test('a drawing that depends on more than the key is drawn for each request', async () => {
  const svg = await send('/api/placeholder/96/64');
  expect(svg.headers.get('Content-Type')).toContain('svg');
  const png = await send('/api/placeholder/96/64', { headers: { Accept: 'image/png' } });
  expect(png.headers.get('Content-Type')).toContain('png');
});

test.each([
  ['/api/news', {}],
  ['/api/news', { 'Accept-Encoding': 'br, gzip' }],
  ['/api/news', { 'Accept-Encoding': 'gzip' }],
  ['/api/news', { 'Accept-Encoding': 'br;q=0, identity' }],
  ['/news', { 'Accept-Encoding': 'br', Cookie: 'theme=dark' }],
  ['/feed/id.xml', { 'Accept-Encoding': 'br' }],
])('the front door gives the same answer to %s with %j', async (path, headers) => {
  await addNews(...Array.from({ length: 20 }, () => ({ published: true })));
  const made = await send(path, { headers });
  // fetch removes the headers of an encoding it decodes.
  const observed = [...made.headers].filter(
    ([name]) => !['x-request-id', 'content-encoding', 'content-length'].includes(name),
  );
  for (const answer of [await knock(path, headers), await knock(path, headers)]) {
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject(Object.fromEntries(observed));
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test.each(Object.entries(places))('a client that has %s gets 304 until it changes', async (_name, path) => {
  for (const ask of [
    (headers: Record<string, string>) => send(path(), { headers }),
    (headers: Record<string, string>) => knock(path(), headers),
  ]) {
    const first = await ask(asJson);
    const tag = first.headers.get('ETag') ?? '';
    for (const ifNoneMatch of [tag, `"x", ${tag}`]) {
      const again = await ask({ ...asJson, 'If-None-Match': ifNoneMatch });
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
    }
    await prisma.newsArticle.updateMany({ data: { titleEn: `${tag} wax` } });
    expect((await ask({ ...asJson, 'If-None-Match': tag })).status).toBe(200);
  }
});

test('HEAD returns the headers of GET, at the front door too', async () => {
  const { headers } = await send('/api/news');
  for (const url of ['http://localhost/api/news', `http://localhost:${port()}/api/news`]) {
    const request = new Request(url, { method: 'HEAD' });
    const answer = await (url.includes(`:${port()}`) ? fetch(request) : app.fetch(request));
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    for (const name of ['ETag', 'Content-Length', 'Content-Type', 'Surrogate-Key'])
      expect(answer.headers.get(name)).toBe(headers.get(name));
  }
});

test('shared caches learn what an answer is made of, and store no page', async () => {
  const list = await send('/api/news');
  expect(list.headers.get('Surrogate-Key')).toBe('NewsArticle');
  expect(list.headers.get('CDN-Cache-Control')).toBe('max-age=60, stale-while-revalidate=600');
  const page = await send('/news');
  expect(page.headers.get('CDN-Cache-Control')).toBeNull();
  expect(page.headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
  expect(page.headers.get('Cache-Control')).toBe('private, no-cache');
});
