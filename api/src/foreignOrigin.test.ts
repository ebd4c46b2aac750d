import { beforeEach, describe, expect, test } from 'vitest';
import { databaseContents } from './testing/databaseContents.ts';
import { editor, useTestApp } from './testing/testApp.ts';
import { addNews, wax } from './news/news.samples.ts';

const { send, sendJson, signIn } = useTestApp();

/** The cookie of a signed-in admin, which their browser would send. */
let cookie: { Cookie: string };
let id = 0;

beforeEach(async () => {
  const { Authorization } = await signIn();
  cookie = { Cookie: Authorization.replace('Bearer ', 'access_token=') };
  const [article] = await addNews({});
  id = article?.id ?? 0;
});

const query =
  'mutation { createNewsArticle(input: { titleEn: "A", titleId: "B", category: "c" }) { __typename } }';

/** One call for each method and kind of path, all allowed to the admin; {id} is an article’s id. */
const calls: [method: string, path: string, body?: object][] = [
  ['POST', '/api/news', wax],
  ['PUT', '/api/news/{id}', { titleEn: 'Changed' }],
  ['DELETE', '/api/news/{id}'],
  ['POST', '/api/auth/sign-in', editor],
  ['POST', '/api/auth/sign-out'],
  ['POST', '/api/auth/refresh'],
  ['POST', '/graphql', { query }],
  ['POST', '/api/nowhere', {}],
  ['POST', '/', {}],
  ['PATCH', '/admin/dashboard', {}],
];

const foreign: Record<string, string>[] = [
  { Origin: 'https://example.net' },
  { Origin: 'null' },
  { Origin: 'http://localhost:4001' },
  { Origin: 'http://localhost' },
  { Origin: 'http://localhost.example.net:4000' },
  { Origin: 'http://example.net:4000' },
  { Origin: 'https://localhost:4000.example.net' },
  { Origin: 'localhost:4000' },
  { Origin: 'nonsense' },
  { Origin: 'https://example.net', 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
];

describe.each(foreign)('a request from another site, with %j', (headers) => {
  test.each(calls)('is refused: %s %s', async (method, path, body) => {
    const before = await databaseContents();
    const response = await sendJson(method, path.replace('{id}', String(id)), body, {
      ...cookie,
      ...headers,
    });
    expect(response.status).toBe(403);
    const message = 'Requests from other sites are not accepted.';
    expect(await response.json()).toEqual(
      path === '/graphql' ? { errors: [{ message, extensions: { code: 'FORBIDDEN' } }] } : { error: message },
    );
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(await databaseContents()).toEqual(before);
  });

  test('may read public data, and gets no CORS headers', async () => {
    for (const path of ['/api/news', '/graphql?query={__typename}', '/']) {
      const response = await send(path, { headers });
      expect(response.status).toBe(200);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  test('is not allowed by a preflight', async () => {
    const preflight = { ...headers, 'Access-Control-Request-Method': 'POST' };
    const response = await send('/graphql', { method: 'OPTIONS', headers: preflight });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });
});

describe.each<Record<string, string>>([
  { Origin: 'http://localhost:4000' },
  { Origin: 'http://127.0.0.1:4000' },
  { Origin: 'http://[::1]:4000' },
  { Origin: 'http://localhost:4000', 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'none' },
  {},
])('a request from the site itself or from a program, with %j', (headers) => {
  test('is accepted', async () => {
    const created = await sendJson('POST', '/api/news', wax, { ...cookie, ...headers });
    expect(created.status).toBe(201);
    const mutated = await sendJson('POST', '/graphql', { query }, { ...cookie, ...headers });
    expect(await mutated.json()).toEqual({
      data: { createNewsArticle: { __typename: 'NewsArticlePayload' } },
    });
  });
});

test('a GET changes nothing, even for the site itself', async () => {
  const before = await databaseContents();
  for (const path of [
    `/graphql?query=${encodeURIComponent(query)}`,
    '/api/auth/sign-out',
    '/api/auth/sign-in',
    `/api/news/${id}?_method=DELETE`,
  ]) {
    await send(path, { headers: { ...cookie, 'X-HTTP-Method-Override': 'DELETE' } });
    await send(path, { method: 'HEAD', headers: cookie });
  }
  expect(await databaseContents()).toEqual(before);
});
