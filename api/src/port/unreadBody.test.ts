// What happens to the rest of a body when its request is answered, over real connections.
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPort } from '../testing/openPort.ts';
import { connectRaw } from '../testing/rawConnection.ts';
import { useTestApp } from '../testing/testApp.ts';

const app = useTestApp();
const mebibyte = 2 ** 20;

let port: Awaited<ReturnType<typeof openPort>>;
/** A port that reads little of the rest of a body. */
let narrow: typeof port;
beforeAll(async () => {
  port = await openPort(app);
  const unread = { bytes: mebibyte, milliseconds: 200 };
  narrow = await openPort(app, { unread, lingering: { bytes: 64 * mebibyte, milliseconds: 400 } });
});
afterAll(() => {
  port.close();
  narrow.close();
});

const json = { 'Content-Type': 'application/json' };
const tooLarge = Buffer.alloc(mebibyte + 1, ' ');
const large = tooLarge.subarray(0, 1_000_000);
const refused: [status: number, method: string, path: string, headers: OutgoingHttpHeaders][] = [
  [413, 'POST', '/api/contact', json],
  [404, 'POST', '/api/nothing', json],
  [405, 'POST', '/api/news/featured', json],
  [415, 'POST', '/api/contact', { 'Content-Type': 'text/plain' }],
  [401, 'POST', '/api/contact', { ...json, Authorization: 'Bearer none' }],
  [403, 'POST', '/api/contact', { ...json, Origin: 'https://example.net' }],
];

type Send = (
  method: string,
  path: string,
  headers: OutgoingHttpHeaders,
  body?: Buffer,
) => Promise<number | undefined>;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
afterAll(() => agent.destroy());

const clients: Record<string, Send> = {
  'node:http': (method, path, headers, body) =>
    new Promise((resolve, reject) => {
      const asked = request(`${port.origin}${path}`, { method, agent, headers });
      asked.on('error', reject);
      asked.on('response', (response) => {
        text(response).then(() => resolve(response.statusCode), reject);
      });
      asked.end(body);
    }),
  // Node’s own fetch is undici.
  undici: async (method, path, headers, body) => {
    const init = {
      method,
      headers: headers as Record<string, string>,
      ...(body && { body: new Uint8Array(body) }),
    };
    const response = await fetch(`${port.origin}${path}`, init);
    await response.text();
    return response.status;
  },
};

// A thousand in total; undici takes three times as long for each.
test.each([
  ['node:http', 750],
  ['undici', 250],
])(
  'refused bodies of 1 MB leave the connections of %s usable for the next requests, %i times',
  async (name, count) => {
    const send = clients[name]!;
    let pairs = 0;
    const sendPairs = async () => {
      while (pairs < count) {
        const [status, method, path, headers] = refused[pairs++ % refused.length] ?? refused[0]!;
        expect(await send(method, path, headers, status === 413 ? tooLarge : large)).toBe(status);
        expect(await send('GET', '/health', {})).toBe(200);
      }
    };
    await Promise.all([sendPairs(), sendPairs(), sendPairs(), sendPairs()]);
  },
  // Three seconds; a gigabyte each way takes longer on a busy machine.
  60_000,
);

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
const health = head('GET /health');

const oneMiB = ' '.repeat(mebibyte);
const chunked = `${mebibyte.toString(16)}\r\n${oneMiB}\r\n`.repeat(3) + '0\r\n\r\n';
const forms: Record<string, [request: string, status: number]> = {
  'with its length': [
    head('POST /api/contact', 'Content-Type: application/json', `Content-Length: ${3 * mebibyte}`) +
      oneMiB.repeat(3),
    413,
  ],
  'in chunks': [
    head('POST /api/contact', 'Content-Type: application/json', 'Transfer-Encoding: chunked') + chunked,
    413,
  ],
  'in chunks, of a GET': [head('GET /api/partners', 'Transfer-Encoding: chunked') + chunked, 200],
  'of a GET': [head('GET /api/partners', `Content-Length: ${mebibyte}`) + oneMiB, 200],
  'of a HEAD': [head('HEAD /api/partners', `Content-Length: ${mebibyte}`) + oneMiB, 200],
  'of a request for a cached answer': [
    head('GET /api/partners', `Content-Length: ${mebibyte}`) + oneMiB,
    200,
  ],
  'with an invalid Host': [head('POST /api/contact', 'Host: b', `Content-Length: ${mebibyte}`) + oneMiB, 400],
  'with an unsupported Expect header': [
    head('POST /api/contact', 'Expect: miracles', `Content-Length: ${mebibyte}`) + oneMiB,
    417,
  ],
};

test.each(Object.entries(forms))('reads a body %s before the next request', async (_name, [sent, status]) => {
  const { socket, expect: receive, ended } = await connectRaw(port.port);
  socket.write(sent);
  const answer = await receive(/HTTP\/1\.1 [2-5][\s\S]*?\r\n\r\n/);
  expect(answer).toContain(`HTTP/1.1 ${status}`);
  expect(answer).toContain('Connection: keep-alive');
  socket.write(health);
  await receive(/HTTP\/1\.1 200[\s\S]*{"healthy":true}/);
  socket.end();
  await ended;
});

test.each([
  [
    'announces more than is read',
    head('POST /api/contact', 'Content-Type: application/json', `Content-Length: ${20 * mebibyte}`),
    20,
  ],
  ['sends more chunks than are read', head('POST /api/nothing', 'Transfer-Encoding: chunked'), 0],
  [
    'does not wait for the “100 Continue” that it expects',
    head(
      'POST /api/contact',
      'Content-Type: application/json',
      'Expect: 100-continue',
      `Content-Length: ${3 * mebibyte}`,
    ),
    3,
  ],
  [
    'sends an unsupported Expect header',
    head('POST /api/contact', 'Expect: miracles', `Content-Length: ${20 * mebibyte}`),
    20,
  ],
])(
  'a client that %s gets an answer that closes the connection, and can keep sending',
  async (_name, start, count) => {
    const { socket, ended } = await connectRaw(narrow.port);
    socket.write(start);
    if (count) socket.write(oneMiB.repeat(count));
    else socket.write(chunked.slice(0, -5));
    const answer = await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 4(13|04|17)/);
    expect(answer).toContain('Connection: close');
    expect(answer).toMatch(/{"error":".+"}$/);
  },
);

test.each([
  ['is too large', '/api/contact', 'application/json', mebibyte + 1, 413],
  ['is too large for a form', '/contact', 'application/x-www-form-urlencoded', 65_537, 413],
  ['is of another type', '/api/contact', 'text/plain', 10, 415],
  ['is sent to an unknown route', '/api/nothing', 'application/json', 10, 404],
])('sends no “100 Continue” for a body that %s', async (_name, path, type, length, status) => {
  const { socket, ended } = await connectRaw(port.port);
  socket.write(
    head(`POST ${path}`, `Content-Type: ${type}`, 'Expect: 100-continue', `Content-Length: ${length}`),
  );
  const answer = await ended;
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain('Connection: close');
  socket.end();
});

test('sends “100 Continue” for an accepted body', async () => {
  const body = JSON.stringify({ email: 'polite@example.org' });
  const { socket, expect: receive } = await connectRaw(port.port);
  socket.write(
    head(
      'POST /api/newsletter',
      'Content-Type: application/json',
      'Expect: 100-continue',
      `Content-Length: ${body.length}`,
    ),
  );
  await receive(/^HTTP\/1\.1 100 Continue\r\n\r\n/);
  socket.write(body);
  expect(await receive(/^HTTP[\s\S]*?\r\n\r\n/)).toMatch(/^HTTP\/1\.1 20[01] [\s\S]*Connection: keep-alive/);
  socket.destroy();
});

test.each(['GET /health', 'HEAD /'])('answers a request that announces an empty body: %s', async (line) => {
  const { socket, ended } = await connectRaw(port.port);
  socket.write(head(line, 'Expect: 100-continue'));
  expect(await ended).toMatch(/^HTTP\/1\.1 200 /);
  socket.end();
  expect((await fetch(`${port.origin}/health`)).status).toBe(200);
});

test('answers and disconnects a client that stops in the middle of a body', async () => {
  const { socket, ended } = await connectRaw(narrow.port);
  socket.write(head('POST /api/contact', 'Content-Type: text/plain', 'Content-Length: 1000') + 'some');
  expect(await ended).toMatch(/^HTTP\/1\.1 415[\s\S]*Connection: close/);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  // The side still open here is closed by a reset when `patience` runs out.
  const timer = setInterval(() => socket.write(' '), 50);
  socket.on('error', () => {});
  await closed;
  clearInterval(timer);
});
