// The files of the build, as browsers and clients with range requests get them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { serveFiles } from './serveFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const text = 'export const cloth = "batik";';
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/cloth.js'), text);
const app = new Hono().use(serveFiles({ root: folder })).all('*', (c) => c.text('none', 404));

test.each([
  ['a range', { Range: 'bytes=0-9' }],
  ['a range of another version', { Range: 'bytes=0-9', 'If-Range': '"x"' }],
  ['an unknown unit', { Range: 'items=0-1' }],
  ['an end before the beginning', { Range: 'bytes=5-2' }],
  ['several ranges', { Range: 'bytes=0-1,3-4' }],
  ['a range past the end', { Range: 'bytes=1000-' }],
])('a request for %s gets the whole file', async (_name, headers) => {
  const response = await app.request('/assets/cloth.js', { headers });
  expect([response.status, response.headers.get('Content-Range')]).toEqual([200, null]);
  expect(response.headers.get('Accept-Ranges')).toBe('none');
  expect(response.headers.get('Content-Length')).toBe(String(text.length));
  expect(await response.text()).toBe(text);
});

test.each([
  ['GET', '/assets/none.js'],
  ['PUT', '/assets/cloth.js'],
])('%s %s is passed on', async (method, path) => {
  const response = await app.request(path, { method });
  expect([response.status, await response.text()]).toEqual([404, 'none']);
  expect(response.headers.get('Cache-Control')).toBeNull();
});
