import { describe, expect, test } from 'vitest';
import { databaseContents } from '../testing/databaseContents.ts';
import { findOperation } from '../testing/operations.ts';
import { useTestApp } from '../testing/testApp.ts';

const { send, sendJson, signIn } = useTestApp();

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions: { code?: string } }[];
}

const answerIn = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as Answer),
});
const ask = async (body: object) => answerIn(await sendJson('POST', '/graphql', body));

const repeat = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');

describe('errors do not repeat a long document', () => {
  const name = 'a'.repeat(900_000);
  test.each([
    [
      'an unknown directive’s variable',
      `query ${name} { ${repeat(100, () => '...@skip(if: $v) { __typename }')} }`,
    ],
    ['unused variables', `query ${name}(${repeat(100, (i) => `$v${i}: Int`)}) { __typename }`],
    ['an unknown field', `{ ${name} }`],
    ['a value', `{ newsArticle(id: "${name}") { id } }`],
    ['text that is not a document', name],
  ])('%s', async (_what, query) => {
    const response = await sendJson('POST', '/graphql', { query });
    const text = await response.text();
    expect(JSON.parse(text)).toHaveProperty('errors');
    expect(text.length).toBeLessThan(20_000);
  });
});

describe('variables that do not fit', () => {
  const contact =
    'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { __typename } }';
  const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, i]));
  const nulls = Array.from({ length: 50_000 }, () => null);

  test.each([
    [contact, { input: unknown }, /^Variable "\$input" got invalid value .* … .*was not provided/],
    ['query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: nulls }, /at "ids\[0\]"; Expected non-null/],
    [
      'subscription ($forms: [OpenFormInput!]!) { presence(client: "a", forms: $forms, lists: []) { entity } }',
      { forms: nulls.map(() => ({})) },
      /at "forms\[0\]"; Field "entity" of required type/,
    ],
  ])('are refused with the first problem, however many there are: %s', async (query, variables, message) => {
    const { errors } = await ask({ query, variables });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.message).toMatch(message);
    expect(errors?.[0]?.message.length).toBeLessThanOrEqual(500);
  });

  test('are refused with the status that the media type asks for', async () => {
    const body = { query: 'query ($id: Int!) { newsArticle(id: $id) { id } }', variables: { id: 'x' } };
    const status = async (Accept: string) => (await sendJson('POST', '/graphql', body, { Accept })).status;
    expect(await status('application/json')).toBe(200);
    expect(await status('application/graphql-response+json')).toBe(400);
  });
});

describe('an invalid request', () => {
  test.each([
    ['no operation', {}],
    ['an empty document', { query: '' }],
    ['text that is not a document', { query: 'hello' }],
    ['an unknown field', { query: '{ passwords }' }],
    ['an unknown operation name', { query: 'query A { __typename }', operationName: 'B' }],
    ['two operations and no name', { query: 'query A { __typename } query B { __typename }' }],
    ['a missing variable', { query: 'query ($id: Int!) { newsArticle(id: $id) { id } }' }],
    [
      'a variable of another type',
      { query: 'query ($id: Int!) { newsArticle(id: $id) { id } }', variables: { id: 'x' } },
    ],
    ['variables that are not an object', { query: '{ __typename }', variables: 'x' }],
    ['variables that are a list', { query: '{ __typename }', variables: [1] }],
    ['a subscription', { query: 'subscription { news { id } }' }],
    ['an unknown parameter', { query: '{ __typename }', password: 'x' }],
    ['an unknown documentId', { documentId: 'unknown' }],
    ['a documentId that is a property of all objects', { documentId: 'constructor' }],
    ['a documentId that is a prototype', { documentId: '__proto__' }],
    ['a documentId that is not text', { documentId: 5 }],
  ])('gets an error with a code: %s', async (_what, body) => {
    const { data, errors } = await ask(body);
    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.message).toMatch(/\w{3}/);
    expect(errors?.[0]?.extensions.code).toMatch(/^[A-Z_]+$/);
    expect(errors?.[0]?.extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
  });

  test('is a batch', async () => {
    const { status, errors } = await ask([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toBe('Batching is not supported.');
  });

  test('is a mutation by GET', async () => {
    const session = await signIn();
    const before = await databaseContents();
    const query =
      'mutation { createNewsArticle(input: { titleEn: "A", titleId: "B", category: "c" }) { __typename } }';
    const response = await send(`/graphql?query=${encodeURIComponent(query)}`, { headers: session });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
    expect(await databaseContents()).toEqual(before);
  });

  test.each(['variables', 'extensions'])('is one whose %s in the address are not JSON', async (name) => {
    for (const value of ['notjson', '%zz', '{']) {
      const response = await send(`/graphql?query={__typename}&${name}=${encodeURIComponent(value)}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    }
  });

  test.each(['GET', 'POST'])('is a text beside the id of an operation, by %s', async (method) => {
    for (const documentId of ['unknown', findOperation('NewsPageQuery')]) {
      const both = { query: '{ __typename }', documentId };
      const { status, errors } =
        method === 'POST'
          ? await ask(both)
          : await answerIn(await send(`/graphql?${new URLSearchParams(both)}`));
      expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
    }
  });

  test('is a POST without an operation', async () => {
    const { status, errors } = await ask({});
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
  });

  test('is not one whose media type is in upper case', async () => {
    const headers = { 'Content-Type': 'APPLICATION/JSON; Charset=UTF-8' };
    const response = await send('/graphql', { method: 'POST', headers, body: '{"query":"{ __typename }"}' });
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  });

  test('is a POST without a body', async () => {
    const response = await send('/graphql', { method: 'POST' });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }],
    });
  });
});

describe('a query by GET', () => {
  test('is answered', async () => {
    const response = await send('/graphql?query={__typename}');
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  });

  const html = { Accept: 'text/html,*/*' };
  test.each([
    ['/graphql', html, 'text/html'],
    ['/graphql?query={__typename}', { ...html, 'Sec-Fetch-Dest': 'document' }, 'text/html'],
    // Over plain HTTP to another machine, browsers do not send Sec-Fetch headers.
    ['/graphql?query={__typename}', html, 'text/html'],
    ['/graphql?query={__typename}', { Accept: '*/*' }, 'application/json'],
    ['/graphql?query={__typename}', { ...html, 'Sec-Fetch-Dest': 'empty' }, 'application/json'],
    ['/graphql?query={__typename}', { 'Sec-Fetch-Dest': 'document' }, 'application/json'],
  ])('at %s with %j returns %s', async (path, headers, type) => {
    const response = await send(path, { headers });
    expect(response.headers.get('Content-Type')).toContain(type);
  });
});
