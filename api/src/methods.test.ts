// Methods that an address does not support, outside the REST API.
import { expect, test } from 'vitest';
import { useTestApp } from './testing/testApp.ts';

const { send } = useTestApp();

test.each([
  ['POST', '/', 'GET, HEAD'],
  ['OPTIONS', '/', 'GET, HEAD'],
  ['POST', '/news', 'GET, HEAD'],
  ['PUT', '/news', 'GET, HEAD'],
  ['DELETE', '/news', 'GET, HEAD'],
  ['DELETE', '/news/1', 'GET, HEAD'],
  ['PATCH', '/contact', 'POST, GET, HEAD'],
  ['GET', '/preferences', 'POST'],
  ['PUT', '/preferences', 'POST'],
  ['PUT', '/feed/en.xml', 'GET, HEAD'],
  ['POST', '/robots.txt', 'GET, HEAD'],
  ['POST', '/social/en/site.png', 'GET, HEAD'],
  ['POST', '/images/cloth', 'GET, HEAD'],
  ['POST', '/assets/site.js', 'GET, HEAD'],
  ['POST', '/health', 'GET, HEAD'],
  ['POST', '/metrics', 'GET, HEAD'],
  ['POST', '/ingest/key', 'GET, HEAD, PUT'],
])('%s %s returns 405', async (method, path, allow) => {
  const response = await send(path, { method });
  expect(response.status).toBe(405);
  const methods = (text: string | null) => (text ?? '').split(', ').toSorted();
  expect(methods(response.headers.get('Allow'))).toEqual(methods(allow));
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^This route accepts .+ only\.$/) });
});

test.each(['/news/0', '/nothing', '/nothing.txt'])('%s does not return 405', async (path) => {
  expect((await send(path)).status).not.toBe(405);
});
