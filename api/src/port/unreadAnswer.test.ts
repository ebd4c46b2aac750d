// What happens to answers that no one reads, over real connections.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContent } from '../content/content.samples.ts';
import { openPort } from '../testing/openPort.ts';
import { connectRaw } from '../testing/rawConnection.ts';
import { useTestApp } from '../testing/testApp.ts';

const app = useTestApp();
const stalled = 300;
const mebibyte = 2 ** 20;

let port: Awaited<ReturnType<typeof openPort>>;
beforeAll(async () => {
  port = await openPort(app, { stalled });
});
afterAll(() => port.close());

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** More answers than the system buffers for both sides: cached ones of about 100 KB each. */
const count = 150;
const many = get('/api/openapi.json').repeat(count);

/** A connection, and the server’s side of it. */
async function connectBoth() {
  const accepted = once(port.server, 'connection') as Promise<[Socket]>;
  const client = await connectRaw(port.port);
  const [served] = await accepted;
  return { ...client, served };
}

/** Whether the server closes the connection. */
async function askAndReadNothing(requests: string): Promise<boolean> {
  const { socket, served } = await connectBoth();
  socket.pause();
  socket.write(requests);
  await once(served, 'close');
  socket.destroy();
  return served.destroyed;
}

test('closes a connection whose answers are not read', async () => {
  expect(await askAndReadNothing(many)).toBe(true);
});

test('closes one whose streamed answer is not read', async () => {
  const valueEn = 'wax '.repeat(75_000);
  await addContent(...Array.from({ length: 50 }, (_, i) => ({ key: `k.${i}`, valueEn })));
  expect(await askAndReadNothing(get('/api/content'))).toBe(true);
});

test('a slow reader gets the whole answer', async () => {
  const { socket, ended } = await connectBoth();
  const reading = setInterval(() => socket.resume(), stalled / 2);
  const begun = performance.now();
  let left = 3 * mebibyte;
  // The system announces free buffer space to the other side in large steps.
  socket.on('data', ({ length }) => {
    left -= length;
    if (left > 0) return;
    left = 3 * mebibyte;
    socket.pause();
  });
  socket.write(`${many}GET /health HTTP/1.0\r\n\r\n`);
  const text = await ended.finally(() => clearInterval(reading));
  expect(performance.now() - begun).toBeGreaterThan(stalled);
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(count + 1);
  socket.end();
});
