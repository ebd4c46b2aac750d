// The files of the build, as browsers and clients with range requests get them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frontDoor } from '../cache/frontDoor.ts';
import { headersOfAll, headersOfData } from '../securityHeaders.ts';
import { useTestApp } from '../testing/testApp.ts';
import { builtFiles } from './builtFiles.ts';

const app = useTestApp();
const folder = mkdtempSync(join(tmpdir(), 'test-'));
const text = 'export const cloth = "batik";';
writeFileSync(join(folder, 'cloth-aaaaaaaa.js'), text);
writeFileSync(join(folder, 'cloth-aaaaaaaa.js.br'), brotliCompressSync(text));
writeFileSync(join(folder, 'cloth-aaaaaaaa.js.gz'), gzipSync(text));
writeFileSync(join(folder, 'font-aaaaaaaa.woff2'), 'font');
writeFileSync(join(folder, 'removed-aaaaaaaa.js'), text);

const server = createServer();
beforeAll(async () => {
  const findFile = builtFiles(folder, app.environment.DATA_DIR);
  server.on(
    'request',
    frontDoor(app.environment, { ...app.front(), findFile }, (_request, response) => {
      response.writeHead(404).end('the app');
    }),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, options?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, options);

test.each(['br', 'gzip', 'identity'])(
  'serves a file that was compressed by the build as %s',
  async (encoding) => {
    const response = await ask('/assets/cloth-aaaaaaaa.js?v=1', { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await response.text()).toBe(text);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...headersOfAll,
      ...headersOfData,
      'accept-ranges': 'none',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
  },
);

test('serves a file without compressed ones as it is', async () => {
  const response = await ask('/assets/font-aaaaaaaa.woff2', { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect([response.headers.get('Content-Type'), await response.text()]).toEqual(['font/woff2', 'font']);
});

test('HEAD gets the headers alone', async () => {
  const response = await ask('/assets/font-aaaaaaaa.woff2', { method: 'HEAD' });
  expect([response.status, response.headers.get('Content-Length'), await response.text()]).toEqual([
    200,
    '4',
    '',
  ]);
});

test.each([
  ['a range', { Range: 'bytes=0-9' }],
  ['a range of another version', { Range: 'bytes=0-9', 'If-Range': '"x"' }],
  ['an unknown unit', { Range: 'items=0-1' }],
  ['an end before the beginning', { Range: 'bytes=5-2' }],
  ['several ranges', { Range: 'bytes=0-1,3-4' }],
  ['a range past the end', { Range: 'bytes=1000-' }],
])('a request for %s gets the whole file', async (_name, headers) => {
  const response = await ask('/assets/cloth-aaaaaaaa.js', { headers });
  expect([response.status, response.headers.get('Content-Range')]).toEqual([200, null]);
  expect(await response.text()).toBe(text);
});

test.each([
  ['GET', '/assets/none-aaaaaaaa.js'],
  ['GET', '/assets/cloth-aaaaaaaa.js.br'],
  ['GET', '/assets/'],
  ['PUT', '/assets/cloth-aaaaaaaa.js'],
])('%s %s is left to the app', async (method, path) => {
  expect(await (await ask(path, { method })).text()).toBe('the app');
});

test('a file that was removed while the server runs is left to the app, and served once it is back', async () => {
  rmSync(join(folder, 'removed-aaaaaaaa.js'));
  expect(await (await ask('/assets/removed-aaaaaaaa.js')).text()).toBe('the app');
  writeFileSync(join(folder, 'removed-aaaaaaaa.js'), text);
  expect(await (await ask('/assets/removed-aaaaaaaa.js')).text()).toBe(text);
});
