// The port’s limits for connections and request lines, over real connections.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { openPort } from '../testing/openPort.ts';
import { connectRaw } from '../testing/rawConnection.ts';
import { useTestApp } from '../testing/testApp.ts';
import { portLimits } from './limits.ts';

const app = useTestApp();
const site = app.environment.PUBLIC_URL;

let port: Awaited<ReturnType<typeof openPort>>;
/** A port with short time limits. */
let narrow: typeof port;
beforeAll(async () => {
  port = await openPort(app);
  const times = { patience: 300, checking: 50, slowest: 200, largestBody: 100_000 };
  narrow = await openPort(app, times);
});
afterAll(() => {
  port.close();
  narrow.close();
});

/** Sends lines, and reads until the server closes. */
async function exchange(...lines: string[]): Promise<string> {
  const { socket, ended } = await connectRaw(port.port);
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  const answer = await ended;
  socket.end();
  return answer;
}

test.each([
  ['two hosts', ['GET /health HTTP/1.1', 'Host: localhost', 'Host: evil.example']],
  ['the same host twice', ['GET /health HTTP/1.1', 'Host: localhost', 'hOST: localhost']],
  ['no host', ['GET /health HTTP/1.1']],
  ['an empty host', ['GET /health HTTP/1.1', 'Host:']],
  ['a host with a path', ['GET /health HTTP/1.1', 'Host: localhost/evil']],
  ['a host with a user', ['GET /health HTTP/1.1', 'Host: user@localhost']],
  ['a port out of range', ['GET /health HTTP/1.1', 'Host: localhost:65536']],
  ['a port of six digits', ['GET /health HTTP/1.1', 'Host: localhost:100000']],
  ['a list of hosts', ['GET /health HTTP/1.1', 'Host: localhost, evil.example']],
  ['a host in brackets that is not an address', ['GET /health HTTP/1.1', 'Host: [evil.example]']],
  ['another host in the address', ['GET http://evil.example/health HTTP/1.1', 'Host: localhost']],
  ['a user in the address', ['GET http://localhost@evil.example/health HTTP/1.1', 'Host: localhost']],
  ['a backslash', ['GET /\\evil.example/news HTTP/1.1', 'Host: localhost']],
  ['a backslash in an address', ['GET http://localhost\\evil.example/ HTTP/1.1', 'Host: localhost']],
  ['what follows “#”', ['GET /health#/news HTTP/1.1', 'Host: localhost']],
  ['“#” in a query', ['GET /news?search=wax#top HTTP/1.1', 'Host: localhost']],
  ['an address of another scheme', ['GET file:///etc/passwd HTTP/1.1', 'Host: localhost']],
  ['no path', ['OPTIONS * HTTP/1.1', 'Host: localhost']],
  ['a tab', ['GET /\tevil.example HTTP/1.1', 'Host: localhost']],
])('a request with %s is refused', async (_name, lines) => {
  expect(await exchange(...lines)).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\n\{"error":"/);
});

test.each([
  ['HTTP/2.0', 505, ['GET /health HTTP/2.0', 'Host: localhost']],
  ['gzip', 501, ['POST /health HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: gzip, chunked']],
  ['an unknown coding', 501, ['POST /health HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: x, chunked']],
])('%s is answered with %i', async (_name, status, lines) => {
  const body = status === 501 ? ['', '0'] : [];
  const { socket, ended } = await connectRaw(port.port);
  socket.write([...lines, 'Connection: close', ...body, '', ''].join('\r\n'));
  expect(await ended).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*\\r\\n\\r\\n\\{"error":"`));
});

test('a refusal has the headers of all answers', async () => {
  expect(await exchange('GET / HTTP/1.1', 'Host: a', 'Host: b')).toMatch(
    /\r\nx-content-type-options: nosniff\r\n/i,
  );
});

test.each([
  ['a host and a port', ['GET /health HTTP/1.1', 'Host: site_1.example:4000']],
  ['the last port', ['GET /health HTTP/1.1', 'Host: localhost:65535']],
  ['an IPv6 address', ['GET /health HTTP/1.1', 'Host: [::1]:4000']],
  ['the whole address', ['GET http://LOCALHOST/health HTTP/1.1', 'Host: localhost']],
  ['HTTP/1.0 and no host', ['GET /health HTTP/1.0']],
])('a request with %s is answered', async (_name, lines) => {
  expect(await exchange(...lines)).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  '//evil.example/news',
  '/.//evil.example/news',
  '/news//evil.example',
  '///evil.example',
  '//evil.example/%0anews',
])('%s redirects to an address of the site', async (path) => {
  const answer = await exchange(`GET ${path}?q=wax HTTP/1.1`, 'Host: other.example');
  expect(answer).toMatch(/^HTTP\/1\.1 301 /);
  const [, location = ''] = /\r\nLocation: (\S+)/i.exec(answer) ?? [];
  expect(new URL(location).origin).toBe(site);
  expect(location.slice(site.length)).toMatch(/^\/[a-z.]+(?:\/(?:%0a)?[a-z.]+)?\?q=wax$/);
});

const post = (length: number) =>
  [
    'POST /api/newsletter HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

test('a trickling body is refused with an answer', async () => {
  const { socket, expect: receive } = await connectRaw(narrow.port);
  socket.write(post(1000));
  const trickle = setInterval(() => socket.write(' '), 20);
  const answer = await receive(/HTTP[\s\S]*}$/).finally(() => clearInterval(trickle));
  expect(answer).toMatch(
    /^HTTP\/1\.1 408 [\s\S]*nosniff[\s\S]*Connection: close[\s\S]*{"error":"The body arrived too slowly/,
  );
  socket.destroy();
});

test('trickling headers are refused', async () => {
  const { socket, expect: receive } = await connectRaw(narrow.port);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const trickle = setInterval(() => socket.write('a'), 20);
  expect(await receive(/^HTTP[^\r]*/).finally(() => clearInterval(trickle))).toBe(
    'HTTP/1.1 408 Request Timeout',
  );
  socket.destroy();
});

test('a slow but steady body is accepted', async () => {
  const body = JSON.stringify({ email: 'slow@example.org' }).padEnd(2_000);
  const { socket, expect: receive } = await connectRaw(narrow.port);
  socket.write(post(body.length));
  const begun = performance.now();
  for (let i = 0; i < body.length; i += 100) {
    socket.write(body.slice(i, i + 100));
    await new Promise((resolve) => setTimeout(resolve, 35));
  }
  expect(performance.now() - begun).toBeGreaterThan(600);
  await receive(/HTTP\/1\.1 20[01][\s\S]*\r\n\r\n/);
  expect(await prisma.newsletterSubscriber.count()).toBe(1);
  socket.destroy();
});

test('an idle connection stays open longer than proxies keep theirs', async () => {
  expect(port.server.keepAliveTimeout).toBeGreaterThan(120_000);
  expect([portLimits.patience, portLimits.stalled]).toEqual([30_000, 60_000]);
});
