import { describe, expect, test } from 'vitest';
import { databaseContents } from '../testing/databaseContents.ts';
import { useRefusals } from './refusals.samples.ts';

const { send, sendJson, state, expectRefusal } = useRefusals();

describe('an id that no row can have', () => {
  test.each([
    '0',
    '-1',
    '2147483648',
    '9007199254740993',
    '1e99',
    '1e2',
    'abc',
    '1.5',
    '0x10',
    '%00',
    'NaN',
    ' 1',
    '1%20',
    '１',
  ])('returns 400 over REST: %s', async (id) => {
    const path = `/api/news/${id}`;
    await expectRefusal(await send(path), 400);
    await expectRefusal(await sendJson('PUT', path, { titleEn: 'Changed' }, state.session), 400);
    await expectRefusal(await sendJson('DELETE', path, undefined, state.session), 400);
  });

  test('is named as the path names it, as is a key', async () => {
    for (const [path, name] of [
      ['/api/news/x', 'id'],
      ['/api/content/a%20b', 'key'],
    ] as const) {
      const { fields } = (await (await send(path)).json()) as { fields: object };
      expect(Object.keys(fields)).toEqual([name]);
    }
  });

  test.each(['0', '-1'])('finds nothing over GraphQL: %s', async (id) => {
    const query = `{ newsArticle(id: ${id}) { id } }`;
    const response = await sendJson('POST', '/graphql', { query });
    expect(await response.json()).toEqual({ data: { newsArticle: null } });
    const mutation = `mutation { deleteNewsArticle(id: ${id}) { __typename } }`;
    const deletion = await sendJson('POST', '/graphql', { query: mutation }, state.session);
    expect(await deletion.json()).toEqual({ data: { deleteNewsArticle: { __typename: 'NotFoundError' } } });
  });

  test.each(['2147483648', '1e99', '"abc"', '1.5', 'null', '[1]', '{}'])(
    'is not an Int over GraphQL: %s',
    async (id) => {
      const query = `{ newsArticle(id: ${id}) { id } }`;
      const response = await sendJson('POST', '/graphql', { query });
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
      expect(errors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    },
  );

  const types = ['Query', 'Node', 'Error', 'SignInResult', 'AccountState', 'String', 'SignInInput'];
  const ofTypes = types.map((type) => Buffer.from(`${type}:1`).toString('base64'));
  test.each(['', 'garbage', '%00', 'QWRtaW46MQ==', 'Tm9wZTox', 'OjE=', 'TmV3c0FydGljbGU=', ...ofTypes])(
    'is not a global id: “%s”',
    async (id) => {
      const query = `{ node(id: "${id}") { id } }`;
      const response = await sendJson('POST', '/graphql', { query });
      const { data, errors } = (await response.json()) as {
        data: unknown;
        errors: { extensions: { code: string } }[];
      };
      expect(data).toEqual({ node: null });
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  test.each([
    'NewsArticle:0',
    'NewsArticle:-1',
    'NewsArticle:99999999999',
    'NewsArticle:abc',
    "NewsArticle:1' OR 1=1",
  ])('finds nothing as a global id: %s', async (id) => {
    const query = `{ node(id: "${Buffer.from(id).toString('base64')}") { id } }`;
    const response = await sendJson('POST', '/graphql', { query });
    expect(await response.json()).toEqual({ data: { node: null } });
  });
});

describe('a whole number beyond every limit', () => {
  const beyond = '99999999999999999999';

  test.each([
    ['GET', `/api/news?limit=${beyond}`, undefined, { limit: 'At most 100.' }],
    ['GET', `/api/news?limit=${'9'.repeat(400)}`, undefined, { limit: 'At most 100.' }],
    ['GET', `/api/news/${beyond}`, undefined, { id: 'At most 2147483647.' }],
    ['PUT', '/api/news/1', { version: 1e20 }, { version: 'At most 2147483647.' }],
  ])('is refused with the limit of its field: %s %s', async (method, path, body, fields) => {
    const response = await sendJson(method, path, body, state.session);
    expect([response.status, await response.json()]).toMatchObject([400, { fields }]);
  });
});

describe('text that the database cannot store', () => {
  test('returns 400 over REST', async () => {
    await expectRefusal(await send('/api/news?category=%00'), 400);
    await expectRefusal(await send('/api/news?after=%00'), 400);
  });

  test('is a validation error over GraphQL', async () => {
    const query = '{ news(category: "a\\u0000b") { edges { cursor } } }';
    const response = await sendJson('POST', '/graphql', { query });
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });
});

describe('cookies that the site did not set', () => {
  test.each([
    'access_token',
    'access_token=',
    '=;=;=',
    'access_token=%E0%A4%A',
    'access_token="\u00e9',
    `access_token=${'x'.repeat(8000)}`,
    'language=<script>; theme=../../etc',
    ';;;',
    'a'.repeat(16_000),
  ])('count as a visitor: %s', async (Cookie) => {
    for (const path of ['/api/news', '/', '/graphql?query={viewer{email}}']) {
      const response = await send(path, { headers: { Cookie } });
      expect(response.status).toBe(200);
      expect(await response.text()).not.toMatch(/<script>;|etc/);
    }
  });
});

describe('an unknown address', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nowhere',
    '/api/news/1/2',
    '/api/News',
    '/api/news/featured/x',
    '/api/%ff',
    '/api//news',
  ])('returns 404 in JSON: %s', async (path) => {
    await expectRefusal(await send(path), 404);
    await expectRefusal(await sendJson('POST', path, {}, state.session), 404);
  });

  test.each([
    ['PATCH', '/api/news', 'GET, HEAD, POST'],
    ['DELETE', '/api/news', 'GET, HEAD, POST'],
    ['PUT', '/api/news', 'GET, HEAD, POST'],
    ['POST', '/api/news/1', 'GET, HEAD, PUT, DELETE'],
    ['PATCH', '/api/news/1', 'GET, HEAD, PUT, DELETE'],
    ['GET', '/api/auth/sign-in', 'POST'],
    ['PUT', '/api/news/featured', 'GET, HEAD'],
    ['PATCH', '/api/news/featured', 'GET, HEAD'],
    ['DELETE', '/api/news/featured', 'GET, HEAD'],
    ['PUT', '/api/uploadthing', 'GET, HEAD, POST'],
    ['PATCH', '/api/uploadthing', 'GET, HEAD, POST'],
    ['DELETE', '/api/uploadthing', 'GET, HEAD, POST'],
    ['DELETE', '/api/placeholder/1/1', 'GET, HEAD'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['TRACES', '/api/news', 'GET, HEAD, POST'],
  ])('%s %s returns 405', async (method, path, allow) => {
    const response = await sendJson(method, path, undefined, state.session);
    expect(response.headers.get('Allow')).toBe(allow);
    await expectRefusal(response, 405);
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s /graphql returns 405 and names POST and GET',
    async (method) => {
      const response = await sendJson(method, '/graphql', undefined, state.session);
      expect(response.headers.get('Allow')).toBe('GET, POST');
      await expectRefusal(response, 405);
    },
  );

  test.each([
    ['/api/news', 'GET, HEAD, POST'],
    ['/api/database/archive', 'GET, HEAD, POST'],
    ['/graphql', 'GET, POST'],
  ])('PUT %s returns 405 whatever the type of its body', async (path, allow) => {
    const headers = { ...state.session, 'Content-Type': 'text/plain' };
    const response = await send(path, { method: 'PUT', body: 'x', headers });
    expect(response.headers.get('Allow')).toBe(allow);
    await expectRefusal(response, 405);
  });

  test.each(['/', '/news', '/robots.txt', '/feed/en.xml'])('POST %s does nothing', async (path) => {
    const response = await sendJson('POST', path, {}, state.session);
    expect([404, 405]).toContain(response.status);
    expect(await databaseContents()).toEqual(state.before);
  });
});
