// Requests every address with GET and with HEAD: the headers are the same.
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNews } from './news/news.samples.ts';
import { matrices } from './testing/matrices.ts';
import { subjectOf } from './testing/matrix.ts';
import { openPort } from './testing/openPort.ts';
import { useTestApp } from './testing/testApp.ts';

const app = useTestApp({ METRICS_TOKEN: 'a-token-for-metrics' });

let port: Awaited<ReturnType<typeof openPort>>;
beforeAll(async () => {
  port = await openPort(app);
});
afterAll(() => port.close());

/** Headers that differ in every response, and the transfer encoding. */
const perResponse = new Set(['date', 'x-request-id', 'transfer-encoding']);

const ask = (method: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown>; length: number }>((resolve, reject) => {
    request({ port: port.port, method, path, headers }, async (response) => {
      const length = Buffer.concat((await response.toArray()) as Buffer[]).length;
      const received = Object.entries(response.headers).filter(([name]) => !perResponse.has(name));
      resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(received), length });
    })
      .on('error', reject)
      .end();
  });

const small = [
  '/nothing',
  '/news/9999',
  '/nothing.txt',
  '/robots.txt',
  '/favicon.ico',
  '/api/nothing',
  '/api/database/stats',
  '/api/auth/sign-in',
  '/images/x',
  '/api/placeholder/96/64',
  '/api/placeholder/96/64.png',
  '/graphql',
  '/graphql?query={__typename}',
  '/health',
  '/ready',
  '/metrics',
];

async function everyAddress(): Promise<string[]> {
  const paths: string[] = [];
  for (const { arrange, http = {} } of matrices) {
    for (const [key, row] of Object.entries(http)) {
      if (!/^(?:GET|ALL) /.test(key)) continue;
      const [method, path = ''] = (row.call ?? (() => subjectOf({ key })))(await arrange(app)).split(' ');
      if (method === 'GET') paths.push(path);
    }
  }
  await addNews({ published: true });
  return [...new Set([...paths, ...small, '/news//9999', '/api/placeholder/95/64.png'])];
}

test('HEAD returns the headers of GET', async () => {
  const received: object[] = [];
  const expected: object[] = [];
  for (const path of await everyAddress())
    for (const encoding of ['identity', 'gzip']) {
      const authorization = path === '/metrics' ? { Authorization: 'Bearer a-token-for-metrics' } : {};
      const headers = { 'Accept-Encoding': encoding, ...authorization };
      const [got, head] = [await ask('GET', path, headers), await ask('HEAD', path, headers)];
      received.push({ path, ...head });
      // A length must be right if present, though GET may have started sending before it was known.
      const length = 'content-length' in head.headers && { 'content-length': String(got.length) };
      expected.push({ path, ...got, headers: { ...got.headers, ...length }, length: 0 });
    }
  expect(received).toEqual(expected);
}, 30_000);

test.each(small)('HEAD returns the Content-Length of %s', async (path) => {
  const { headers } = await ask('HEAD', path, { 'Accept-Encoding': 'identity' });
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
});

test('a streamed body has no Content-Length', async () => {
  const session = await app.signIn();
  const { status, headers } = await ask('HEAD', '/api/database/archive', session);
  expect([status, headers['content-type'], headers['content-length']]).toEqual([
    200,
    'application/x-tar',
    undefined,
  ]);
});
