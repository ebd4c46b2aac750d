import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { drain } from './drain.ts';

/** A server whose answers are sent by the test. */
async function openServer() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => waiting.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, origin, waiting };
}

test('answers an in-flight request, and refuses later ones', async () => {
  const { server, origin, waiting } = await openServer();
  const asked = fetch(origin).then((response) => response.text());
  await once(server, 'request');
  const drained = drain(server, 60_000);
  await expect(fetch(origin)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  waiting[0]?.end('in time');
  expect(await asked).toBe('in time');
  await drained;
  expect(server.listening).toBe(false);
});

test('aborts a request that takes too long', async () => {
  const { server, origin } = await openServer();
  const failure = fetch(origin).catch((error: Error) => error.message);
  await once(server, 'request');
  await drain(server, 20);
  expect(await failure).toBe('fetch failed');
});
