import { beforeEach, describe, expect, test } from 'vitest';
import { databaseContents } from '../testing/databaseContents.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { addNews, wax } from '../news/news.samples.ts';

const { send, sendJson, signIn } = useTestApp();

let session: { Authorization: string };
let articleId = 0;
let before: Awaited<ReturnType<typeof databaseContents>>;

beforeEach(async () => {
  const [article] = await addNews({});
  articleId = article?.id ?? 0;
  session = await signIn();
  before = await databaseContents();
});

/** Expects a refusal: a 4xx with a message, no stack trace, and nothing written. */
async function expectRefusal(response: Response, status: number): Promise<void> {
  const text = await response.text();
  expect({ status: response.status, text }).toEqual({ status, text });
  const { error, errors } = JSON.parse(text) as { error?: string; errors?: { message: string }[] };
  expect(error ?? errors?.[0]?.message).toMatch(/\w{3}/);
  expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d|prisma|stack/i);
  // Nor zod’s own messages, which are for developers.
  expect(text).not.toMatch(/Invalid (?:input|option|ISO|string)|Too (?:big|small)/);
  expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await databaseContents()).toEqual(before);
}

const post = (path: string, body: BodyInit, contentType = 'application/json') =>
  send(path, { method: 'POST', body, headers: { ...session, 'Content-Type': contentType } });

/** A path for each kind of body, with a body that it accepts. */
const bodies: Record<string, string> = {
  '/api/news': JSON.stringify(wax),
  '/api/auth/sign-in': JSON.stringify(editor),
  '/graphql': JSON.stringify({
    query:
      'mutation { createNewsArticle(input: { titleEn: "A", titleId: "B", category: "c" }) { __typename } }',
  }),
};

test.each([
  ['publishedAt', 'tomorrow', 'Enter a date and time, such as 2027-03-01T09:00:00+07:00.'],
  ['titleEn', 5, 'This must be text.'],
  ['published', 'yes', 'This must be true or false.'],
])('refuses %s: %j with a message', async (field, value, message) => {
  const response = await post('/api/news', JSON.stringify({ ...wax, [field]: value }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { [field]: message } });
});

describe.each(Object.keys(bodies))('a body for %s', (path) => {
  test.each(['', '{', '{"titleEn": }', 'titleEn=Wax', '\u0000', "{'a': 1}", '{"a":1}}', 'undefined', 'NaN'])(
    'that is not JSON is refused: %j',
    async (body) => expectRefusal(await post(path, body), 400),
  );

  test.each(['null', '[]', '"text"', '5', 'true', '[{}]', '[[]]', '{"query":5}'])(
    'of another shape is refused: %s',
    async (body) => expectRefusal(await post(path, body), 400),
  );

  test('of deeply nested JSON is refused', async () =>
    expectRefusal(await post(path, `${'['.repeat(100_000)}${']'.repeat(100_000)}`), 400));

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'application/jsonp',
    'application/json-patch+json',
    'text/plain; application/json',
    'application/graphql',
    '',
  ])('as “%s” is refused', async (contentType) =>
    expectRefusal(await post(path, bodies[path] ?? '', contentType), 415),
  );

  test.each<Record<string, string>>([{ 'Content-Length': '100' }, { 'Transfer-Encoding': 'chunked' }])(
    'without a content type is refused: %j',
    async (length) => {
      const body = new TextEncoder().encode(bodies[path]);
      const response = await send(path, { method: 'POST', body, headers: { ...session, ...length } });
      await expectRefusal(response, 415);
    },
  );

  test.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8'])(
    'as “%s” is accepted',
    async (contentType) => {
      const response = await post(path, bodies[path] ?? '', contentType);
      expect(response.status).toBeLessThan(300);
      expect(await databaseContents()).not.toEqual(before);
    },
  );
});

describe('the size of a body', () => {
  const limit = 1024 * 1024;
  /** JSON of exactly this many bytes. */
  const ofSize = (bytes: number) => {
    const frame = JSON.stringify({ ...wax, padding: '' }).length;
    return JSON.stringify({ ...wax, padding: 'x'.repeat(bytes - frame) });
  };
  /** The same as a stream of unknown length. */
  const streamed = (text: string) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        const bytes = new TextEncoder().encode(text);
        for (let at = 0; at < bytes.length; at += 65_536) controller.enqueue(bytes.subarray(at, at + 65_536));
        controller.close();
      },
    });
  const sendSized = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
      duplex: 'half',
    } as RequestInit);

  test.each(['/api/news', '/graphql', '/api/auth/sign-in', '/api/nowhere'])(
    'of one byte over 1 MiB returns 413 to a visitor at %s, whether its length is announced or not',
    async (path) => {
      const text = ofSize(limit + 1);
      await expectRefusal(await sendSized(path, text), 413);
      await expectRefusal(await sendSized(path, text, { 'Content-Length': String(text.length) }), 413);
      await expectRefusal(await sendSized(path, streamed(text), { 'Transfer-Encoding': 'chunked' }), 413);
    },
  );

  test('of 1 MiB is read, whether announced or not', async () => {
    const text = ofSize(limit);
    for (const body of [text, streamed(text)]) {
      const response = await sendSized('/api/news', body, session);
      expect(await response.json()).toEqual({
        error: 'padding: Unknown field.',
        fields: { padding: 'Unknown field.' },
      });
    }
  });

  test('of an admin’s GraphQL is up to 64 MiB', async () => {
    const ask = (bytes: number) => {
      const frame = JSON.stringify({ query: '{ __typename }', variables: { of: '' } }).length;
      const variables = { of: 'x'.repeat(bytes - frame) };
      return sendJson('POST', '/graphql', { query: '{ __typename }', variables }, session);
    };
    expect((await ask(64 * limit)).status).toBe(200);
    await expectRefusal(await ask(64 * limit + 1), 413);
  });

  test.each(['/api/news', '/api/content', '/graphql?query={__typename}', '/api/database/archive', '/'])(
    'above it makes no difference to GET %s, which reads none, kept or not',
    async (path) => {
      const headers = { 'Content-Length': String(5 * 2 ** 30), 'Content-Type': 'application/json' };
      const who = path.startsWith('/api/database') ? session : {};
      for (const method of ['GET', 'HEAD', 'GET'])
        expect((await send(path, { method, headers: { ...who, ...headers } })).status).toBe(200);
      expect((await send(path, { headers: { ...session, ...headers } })).status).toBe(200);
    },
  );

  test('is no obstacle to the longest article', async () => {
    const content = '🪡'.repeat(25_000);
    const response = await sendJson(
      'POST',
      '/api/news',
      { ...wax, contentEn: content, contentId: content },
      session,
    );
    expect(response.status).toBe(201);
  });
});

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
    await expectRefusal(await sendJson('PUT', path, { titleEn: 'Changed' }, session), 400);
    await expectRefusal(await sendJson('DELETE', path, undefined, session), 400);
  });

  test.each(['0', '-1'])('finds nothing over GraphQL: %s', async (id) => {
    const query = `{ newsArticle(id: ${id}) { id } }`;
    const response = await sendJson('POST', '/graphql', { query });
    expect(await response.json()).toEqual({ data: { newsArticle: null } });
    const mutation = `mutation { deleteNewsArticle(id: ${id}) { __typename } }`;
    const deletion = await sendJson('POST', '/graphql', { query: mutation }, session);
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

  test.each(['', 'garbage', '%00', 'QWRtaW46MQ==', 'Tm9wZTox', 'OjE=', 'TmV3c0FydGljbGU='])(
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

describe('a whole number beyond all that are', () => {
  const beyond = '99999999999999999999';

  test.each([
    ['GET', `/api/news?limit=${beyond}`, undefined, { limit: 'At most 100.' }],
    ['GET', `/api/news?limit=${'9'.repeat(400)}`, undefined, { limit: 'At most 100.' }],
    ['GET', `/api/news/${beyond}`, undefined, { id: 'At most 2147483647.' }],
    ['PUT', '/api/news/1', { version: 1e20 }, { version: 'At most 2147483647.' }],
  ])('is told the limit of what was asked: %s %s', async (method, path, body, fields) => {
    const response = await sendJson(method, path, body, session);
    expect([response.status, await response.json()]).toMatchObject([400, { fields }]);
  });
});

describe('text that the database cannot hold', () => {
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
    await expectRefusal(await sendJson('POST', path, {}, session), 404);
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
  ])('%s %s gets 405', async (method, path, allow) => {
    const response = await sendJson(method, path, undefined, session);
    expect(response.headers.get('Allow')).toBe(allow);
    await expectRefusal(response, 405);
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s /graphql returns 405 and names POST and GET',
    async (method) => {
      const response = await sendJson(method, '/graphql', undefined, session);
      expect(response.headers.get('Allow')).toBe('GET, POST');
      await expectRefusal(response, 405);
    },
  );

  test.each(['/', '/news', '/robots.txt', '/feed/en.xml'])('POST %s does nothing', async (path) => {
    const response = await sendJson('POST', path, {}, session);
    expect([404, 405]).toContain(response.status);
    expect(await databaseContents()).toEqual(before);
  });
});

test('a refused change does not affect the article', async () => {
  const path = `/api/news/${articleId}`;
  for (const body of ['{', 'null', '[]', '{"titleEn":null}', '{"id":1}', '{"slug":"x"}']) {
    const headers = { ...session, 'Content-Type': 'application/json' };
    await expectRefusal(await send(path, { method: 'PUT', body, headers }), 400);
  }
});
