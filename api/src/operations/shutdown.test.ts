// Shuts down a busy server that runs in its own process.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDataFolder } from '../testing/dataFolder.ts';
import { freePort, startServer, type ServerProcess } from '../testing/serverProcess.ts';

const folder = newDataFolder('shutdown');
const body = JSON.stringify({ query: '{ __typename }' });

let server: ServerProcess;
let port: number;
beforeAll(async () => {
  port = await freePort();
  server = await startServer(folder, port, { TRUST_PROXY: 'true' });
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true });
});

/** A request whose headers the server has read, and whose body is still to come. */
async function beginRequest() {
  const begun = request(`${server.origin}/graphql`, {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  });
  const answered = once(begun, 'response') as Promise<[IncomingMessage]>;
  begun.flushHeaders();
  await once(begun, 'continue');
  begun.write(body.slice(0, 5));
  return async () => {
    begun.end(body.slice(5));
    const [response] = await answered;
    return { status: response.statusCode, text: await text(response) };
  };
}

/** A connection that has had one answer and waits for its next request. */
async function openIdleConnection(): Promise<Socket> {
  const asked = get(`${server.origin}/health`, { agent: new Agent({ keepAlive: true }) });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { socket } = response;
  await text(response);
  return socket;
}

async function isRefused(): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = once(socket, 'connect').then(
    () => false,
    () => true,
  );
  return connected.finally(() => socket.destroy());
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20);
}

test('a stopping server reports not ready, answers in-flight requests, accepts no new ones and exits within ten seconds', async () => {
  const finishRequest = await beginRequest();
  const idle = await openIdleConnection();
  const idleClosed = once(idle, 'close');
  const started = performance.now();
  const exitCode = server.stop();

  let readiness: Response | undefined;
  await until(async () => {
    readiness = await fetch(`${server.origin}/ready`);
    return readiness.status === 503;
  });
  expect(readiness?.headers.get('Connection')).toBe('close');
  expect(await readiness?.json()).toMatchObject({
    ready: false,
    missing: { server: expect.any(String) as string },
  });
  // First made, then from the cache: requests are still answered, and the connection closes after each.
  for (const _time of [1, 2]) {
    const { status, headers } = await fetch(`${server.origin}/api/news`);
    expect([status, headers.get('Connection')]).toEqual([200, 'close']);
  }

  await until(isRefused);
  await idleClosed;
  expect(await finishRequest()).toEqual({ status: 200, text: '{"data":{"__typename":"Query"}}' });
  expect(await exitCode).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
});
