import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { addImages } from '../images/images.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { useTestApp } from '../testing/testApp.ts';

const { graphql, send, sendJson, signIn } = useTestApp();

const asGraphql = 'application/graphql-response+json';

/** A request as @apollo/client 4 sends it, with or without the operation’s text. */
const apollo = (query: string, sha256Hash: string, withText: boolean) => ({
  headers: { accept: `${asGraphql}, application/json;q=0.9` },
  body: {
    operationName: 'Names',
    variables: {},
    extensions: {
      clientLibrary: { name: '@apollo/client', version: '4.3.8' },
      persistedQuery: { version: 1, sha256Hash },
    },
    ...(withText && { query }),
  },
});

/** A request as @urql/core 6 with its persistedExchange sends it. */
const urql = (query: string, sha256Hash: string, withText: boolean) => ({
  headers: {
    accept: `${asGraphql}, application/graphql+json, application/json, text/event-stream, multipart/mixed`,
  },
  body: {
    operationName: 'Names',
    ...(withText && { query }),
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash, ...(withText && { miss: true }) } },
  },
});

const notFound = { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } };
const names = { data: { __typename: 'Query' } };

function newOperation() {
  const query = `query Names {\n  __typename # ${crypto.randomUUID()}\n}`;
  return { query, hash: createHash('sha256').update(query).digest('hex') };
}

describe('automatic persisted queries', () => {
  test.each([
    ['Apollo', apollo],
    ['urql', urql],
  ])('of %s send their text once, and then only their hash', async (_name, client) => {
    const { query, hash } = newOperation();
    const post = async (withText: boolean) => {
      const { headers, body } = client(query, hash, withText);
      const response = await sendJson('POST', '/graphql', body, headers);
      expect(response.status).toBe(200);
      return response.json();
    };
    expect(await post(false)).toEqual({ errors: [notFound] });
    expect(await post(true)).toEqual(names);
    expect(await post(false)).toEqual(names);
  });

  test('work over GET', async () => {
    const { query, hash } = newOperation();
    const get = async (withText: boolean) => {
      const { headers, body } = apollo(query, hash, withText);
      const address = new URLSearchParams({
        ...(withText && { query }),
        operationName: body.operationName,
        variables: JSON.stringify(body.variables),
        extensions: JSON.stringify(body.extensions),
      });
      const response = await send(`/graphql?${address}`, { headers });
      expect(response.status).toBe(200);
      return response.json();
    };
    expect(await get(false)).toEqual({ errors: [notFound] });
    expect(await get(true)).toEqual(names);
    expect(await get(false)).toEqual(names);
  });

  test('treat an empty text like an absent one, over GET and POST', async () => {
    const { query, hash } = newOperation();
    const { headers, body } = apollo(query, hash, true);
    const parameters = new URLSearchParams({ query: '', extensions: JSON.stringify(body.extensions) });
    const ask = async () => [
      await (await send(`/graphql?${parameters}`, { headers })).json(),
      await (await sendJson('POST', '/graphql', { ...body, query: '' }, headers)).json(),
    ];
    expect(await ask()).toEqual([{ errors: [notFound] }, { errors: [notFound] }]);
    await sendJson('POST', '/graphql', body, headers);
    expect(await ask()).toEqual([names, names]);
  });

  test('with the wrong hash are refused and not stored', async () => {
    const { query } = newOperation();
    const { hash } = newOperation();
    const { headers, body } = apollo(query, hash, true);
    const refused = await sendJson('POST', '/graphql', body, headers);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_MISMATCH' } }],
    });
    const again = await sendJson('POST', '/graphql', apollo(query, hash, false).body, headers);
    expect(await again.json()).toEqual({ errors: [notFound] });
  });

  test('of more than 64 KiB are answered but not stored', async () => {
    const query = `query Names { __typename } # ${'x'.repeat(64 * 1024)}`;
    const hash = createHash('sha256').update(query).digest('hex');
    const post = async (withText: boolean) =>
      (await sendJson('POST', '/graphql', apollo(query, hash, withText).body)).json();
    expect(await post(true)).toEqual(names);
    expect(await post(false)).toEqual({ errors: [notFound] });
  });
});

test.each([
  [`${asGraphql};q=0, application/json`, 'application/json'],
  [`${asGraphql};q=0.1, application/json`, 'application/json'],
  [`application/json;q=0.9, ${asGraphql}`, asGraphql],
  ['application/*', 'application/json'],
  ['', 'application/json'],
  ['application/json; charset=utf-8', 'application/json'],
  [`${asGraphql}; charset="UTF-8", application/json; charset=utf-8`, asGraphql],
  ['text/html, */*;q=0.1', 'application/json'],
  [`application/json;q=0, */*`, asGraphql],
])('an answer has the type that the client wants most: %s', async (Accept, type) => {
  const body = { query: '{ __typename }' };
  const response = await sendJson('POST', '/graphql', body, { Accept });
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, `${type}; charset=utf-8`]);
});

test('a client that accepts no type of answer gets 406', async () => {
  const body = { query: '{ __typename }' };
  for (const Accept of ['application/json;q=0', 'application/json; charset=iso-8859-1'])
    expect((await sendJson('POST', '/graphql', body, { Accept })).status).toBe(406);
});

describe('a refusal is a GraphQL error', () => {
  const query = JSON.stringify({ query: '{ __typename }' });
  const json = { 'Content-Type': 'application/json' };
  /** Every encoding that a client may accept. */
  const encodings = ['identity', 'gzip', 'deflate', 'br', 'gzip, deflate, br, zstd'];
  const unpacked = async (response: Response) => {
    const encoding = response.headers.get('Content-Encoding');
    const body = encoding
      ? response.body?.pipeThrough(new DecompressionStream(encoding as CompressionFormat))
      : response.body;
    return new Response(body).json();
  };
  test.each<[number, string, { method: string; body: string; headers: Record<string, string> }]>([
    [400, 'BAD_REQUEST', { method: 'POST', body: 'no JSON', headers: json }],
    [
      401,
      'UNAUTHENTICATED',
      { method: 'POST', body: query, headers: { ...json, Authorization: 'Bearer x' } },
    ],
    [403, 'FORBIDDEN', { method: 'POST', body: query, headers: { ...json, Origin: 'https://evil.example' } }],
    [405, 'BAD_REQUEST', { method: 'PUT', body: query, headers: json }],
    [406, 'NOT_ACCEPTABLE', { method: 'POST', body: query, headers: { ...json, Accept: 'image/png' } }],
    [413, 'PAYLOAD_TOO_LARGE', { method: 'POST', body: ' '.repeat(1024 * 1024 + 1), headers: json }],
    [
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      { method: 'POST', body: query, headers: { 'Content-Type': 'text/plain' } },
    ],
  ])('%i %s', async (status, code, init) => {
    for (const encoding of encodings) {
      const headers = { ...init.headers, 'Accept-Encoding': encoding };
      const response = await send('/graphql', { ...init, headers });
      expect([encoding, response.status]).toEqual([encoding, status]);
      expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(await unpacked(response)).toEqual({
        errors: [{ message: expect.stringMatching(/\w{3}.*\.$/), extensions: { code } }],
      });
    }
  });

  test('in parts, if the client accepts nothing else', async () => {
    const response = await send('/graphql?query={x}', { headers: { Accept: 'multipart/mixed' } });
    expect(response.headers.get('Content-Type')).toContain('multipart/mixed');
    expect(await response.text()).toContain('Cannot query field');
  });

  test('in the type that the client prefers', async () => {
    const headers = { Authorization: 'Bearer x', Accept: `${asGraphql}, application/json;q=0.9` };
    const response = await send('/graphql?query={__typename}', { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('Content-Type')).toBe(`${asGraphql}; charset=utf-8`);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  });
});

describe('one failure does not affect the rest of the answer', () => {
  test('with several lists', async () => {
    await addNews({});
    const { data, errors } = await graphql(`
      {
        bad: news(after: "no cursor") {
          edges {
            node {
              titleEn
            }
          }
        }
        news {
          edges {
            node {
              titleEn
            }
          }
        }
      }
    `);
    expect(data).toEqual({ bad: null, news: { edges: [{ node: { titleEn: 'Wax' } }] } });
    expect(errors).toMatchObject([{ path: ['bad'], extensions: { code: 'VALIDATION_FAILED' } }]);
  });

  /** Drops a column while `work` runs. */
  async function without<Result>(
    table: string,
    column: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const rename = (from: string, to: string) =>
      prisma.$executeRawUnsafe(`ALTER TABLE "${table}" RENAME COLUMN "${from}" TO "${to}"`);
    await rename(column, 'away');
    return work().finally(() => rename('away', column));
  }

  test('with data loaded along with a row', async () => {
    const [image] = await addImages({});
    const query = '{ images { edges { node { name usages { label } } } } }';
    const session = await signIn();
    const { data, errors } = await without('TimelineItem', 'imageUrl', () => graphql(query, {}, session));
    expect(data).toEqual({ images: { edges: [{ node: { name: image?.name, usages: null } }] } });
    expect(errors).toMatchObject([{ path: ['images', 'edges', 0, 'node', 'usages'] }]);
  });

  test('with data read after a change', async () => {
    const mutation = 'mutation { seedDatabase { ... on DatabasePayload { statistics { news } } } }';
    const session = await signIn();
    const { data, errors } = await without('ContactMessage', 'handledAt', () =>
      graphql(mutation, {}, session),
    );
    expect([data, errors?.length]).toEqual([{ seedDatabase: { statistics: null } }, 1]);
    expect(await prisma.newsArticle.count()).toBeGreaterThan(0);
  });

  test('with several ids', async () => {
    const [article] = await addNews({});
    const globalId = (text: string) => Buffer.from(text).toString('base64');
    const good = globalId(`NewsArticle:${article?.id}`);
    const bad = [
      'NewsArticle:x',
      'NewsArticle:99999999999',
      'Nonsense:1',
      'Query:1',
      'PageInfo:1',
      'Session:x',
      '',
    ];
    const ids = [...bad.map(globalId), 'no id', good];
    const { data, errors } = await graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ nodes: [...bad.map(() => null), null, { id: good }] });
  });
});
