import { describe, expect, test } from 'vitest';
import { databaseContents } from '../testing/databaseContents.ts';
import { editor } from '../testing/testApp.ts';
import { wax } from '../news/news.samples.ts';
import { useRefusals } from './refusals.samples.ts';

const { send, sendJson, state, expectRefusal } = useRefusals();

const post = (path: string, body: BodyInit, contentType = 'application/json', further = {}) =>
  send(path, {
    method: 'POST',
    body,
    headers: { ...state.session, 'Content-Type': contentType, ...further },
  });

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
  ['titleEn', '\u200b', 'Required.'],
])('refuses %s: %j with a message', async (field, value, message) => {
  const response = await post('/api/news', JSON.stringify({ ...wax, [field]: value }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { [field]: message } });
});

test.each(['-1', '1e3', '1.5', 'ten'])('refuses limit=%s with the range of a limit', async (limit) => {
  const response = await send(`/api/news?limit=${limit}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    fields: { limit: 'This must be a whole number from 1 to 100.' },
  });
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

  test.each([
    ['small', 0],
    ['large', 20_000],
  ])('of invalid UTF-8 is refused: %s', async (_name, length) => {
    const [before = '', after = ''] = (bodies[path] ?? '').split(/(?<="[A-Z])/);
    const invalid = [0xff, 0xc3, 0xed, 0xa0, 0x80];
    const body = Buffer.concat([
      Buffer.from(before),
      Buffer.from(invalid),
      Buffer.from(after.padEnd(length)),
    ]);
    const headers = { 'Content-Length': String(body.length) };
    const response = await post(path, body, 'application/json', headers);
    expect(await response.clone().text()).toContain('"The body is not valid UTF-8."');
    await expectRefusal(response, 400);
  });

  test.each(['utf-16', 'ISO-8859-1', '"latin1"', ''])('in the charset %s is refused', async (charset) =>
    expectRefusal(await post(path, bodies[path] ?? '', `application/json; charset=${charset}`), 415),
  );

  test.each(['gzip', 'br', 'GZIP, identity'])('encoded as %s is refused', async (encoding) =>
    expectRefusal(
      await post(path, bodies[path] ?? '', 'application/json', { 'Content-Encoding': encoding }),
      415,
    ),
  );

  test.each<[string, Record<string, string>]>([
    ['application/json; charset=utf8', {}],
    ['application/json;charset="utf-8"', { 'Content-Encoding': 'identity' }],
  ])('as %s is accepted', async (type, headers) => {
    expect((await post(path, bodies[path] ?? '', type, headers)).status).toBeLessThan(300);
  });

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
      const response = await send(path, { method: 'POST', body, headers: { ...state.session, ...length } });
      await expectRefusal(response, 415);
    },
  );

  test.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8'])(
    'as “%s” is accepted',
    async (contentType) => {
      const response = await post(path, bodies[path] ?? '', contentType);
      expect(response.status).toBeLessThan(300);
      expect(await databaseContents()).not.toEqual(state.before);
    },
  );
});

test('a body of many unknown fields is refused with the first of them', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 70_000 }, (_, i) => [`k${i}`, i]));
  const response = await post('/api/news', JSON.stringify({ ...wax, ...unknown }));
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: object };
  expect(Object.keys(fields)).toEqual(Array.from({ length: 10 }, (_, i) => `k${i}`));
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
      const response = await sendSized('/api/news', body, state.session);
      expect(await response.json()).toEqual({
        error: 'padding: Unknown field.',
        fields: { padding: 'Unknown field.' },
      });
    }
  });

  test('of an admin’s GraphQL request may be up to 64 MiB', async () => {
    const ask = (bytes: number) => {
      const frame = JSON.stringify({ query: '{ __typename }', variables: { of: '' } }).length;
      const variables = { of: 'x'.repeat(bytes - frame) };
      return sendJson('POST', '/graphql', { query: '{ __typename }', variables }, state.session);
    };
    expect((await ask(64 * limit)).status).toBe(200);
    await expectRefusal(await ask(64 * limit + 1), 413);
  });

  test.each(['/api/news', '/api/content', '/graphql?query={__typename}', '/api/database/archive', '/'])(
    'does not matter to GET %s, which ignores the body, whether cached or not',
    async (path) => {
      const headers = { 'Content-Length': String(5 * 2 ** 30), 'Content-Type': 'application/json' };
      const who = path.startsWith('/api/database') ? state.session : {};
      for (const method of ['GET', 'HEAD', 'GET'])
        expect((await send(path, { method, headers: { ...who, ...headers } })).status).toBe(200);
      expect((await send(path, { headers: { ...state.session, ...headers } })).status).toBe(200);
    },
  );

  test('suffices for the longest article', async () => {
    const content = '🪡'.repeat(25_000);
    const response = await sendJson(
      'POST',
      '/api/news',
      { ...wax, contentEn: content, contentId: content },
      state.session,
    );
    expect(response.status).toBe(201);
  });
});

test('a refused change does not affect the article', async () => {
  const path = `/api/news/${state.articleId}`;
  for (const body of ['{', 'null', '[]', '{"titleEn":null}', '{"id":1}', '{"slug":"x"}']) {
    const headers = { ...state.session, 'Content-Type': 'application/json' };
    await expectRefusal(await send(path, { method: 'PUT', body, headers }), 400);
  }
});
