// The headers of answers that the port sends without the app, over real connections.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersOfAll, headersOfData } from '../securityHeaders.ts';
import { openPort } from '../testing/openPort.ts';
import { connectRaw } from '../testing/rawConnection.ts';
import { useTestApp } from '../testing/testApp.ts';

const app = useTestApp();

let port: Awaited<ReturnType<typeof openPort>>;
beforeAll(async () => {
  port = await openPort(app, { patience: 300, checking: 50 });
});
afterAll(() => port.close());

const host = 'Host: localhost\r\n';
const post = `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

test.each([
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 400, `GET / HTTP/1.1\r\n${host}${host}\r\n`],
  ['a different host', 400, `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n`],
  ['a backslash', 400, `GET /\\evil.example HTTP/1.1\r\n${host}\r\n`],
  ['no path', 400, `OPTIONS * HTTP/1.1\r\n${host}\r\n`],
  ['a tunnel', 400, `CONNECT evil.example:80 HTTP/1.1\r\n${host}\r\n`],
  ['something else expected', 417, `GET / HTTP/1.1\r\n${host}Expect: miracles\r\n\r\n`],
  ['invalid headers', 400, `GET / HTTP/1.1\r\nHost : localhost\r\n\r\n`],
  ['large headers', 431, `GET / HTTP/1.1\r\n${host}X-Large: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['slow headers', 408, `GET / HTTP/1.1\r\n${host}X-Slow: `],
  ['a slow body', 408, `${post}Content-Length: 100\r\n\r\n{`],
  ['a broken chunk', 400, `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
  ['a large extension', 413, `${post}Transfer-Encoding: chunked\r\n\r\n5;${'a'.repeat(20_000)}\r\n`],
])('a request with %s gets %i with the headers of every answer', async (_name, status, sent) => {
  const { socket, expect: receive } = await connectRaw(port.port);
  socket.write(sent);
  const [statusLine = '', ...lines] = (await receive(/^HTTP[\s\S]*?\r\n\r\n/)).trim().split('\r\n');
  expect(statusLine).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
  expect(Object.fromEntries(headers)).toMatchObject({ ...headersOfAll, ...headersOfData });
  expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('Date')).toMatch(/GMT$/);
  await receive(/^{"error":"[A-Z].+\."}/);
  socket.destroy();
});

const inFull = `GET http://localhost/graphql?query={__typename} HTTP/1.1\r\n${host}`;
const graphql = `POST /graphql HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

test.each([
  ['two hosts', 400, 'BAD_REQUEST', `${graphql}${host}\r\n`],
  ['something else expected', 417, 'EXPECTATION_FAILED', `${graphql}Expect: miracles\r\n\r\n`],
  ['a slow body', 408, 'REQUEST_TIMEOUT', `${graphql}Content-Length: 100\r\n\r\n{`],
  ['a broken chunk', 400, 'BAD_REQUEST', `${graphql}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
  [
    'a large extension',
    413,
    'PAYLOAD_TOO_LARGE',
    `${graphql}Transfer-Encoding: chunked\r\n\r\n5;${'a'.repeat(20_000)}\r\n`,
  ],
  ['an address in full', 417, 'EXPECTATION_FAILED', `${inFull}Expect: miracles\r\n\r\n`],
])('a GraphQL request with %s gets %i as a GraphQL error', async (...given) => {
  const [, status, code, sent] = given;
  const { socket, expect: receive } = await connectRaw(port.port);
  socket.write(sent);
  await receive(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*?\r\n\r\n`));
  const body = await receive(/^{"errors":.*}/);
  expect(JSON.parse(body)).toEqual({
    errors: [{ message: expect.stringMatching(/\.$/) as string, extensions: { code } }],
  });
  socket.destroy();
});

test('a connection without a request gets no answer', async () => {
  const { socket, ended } = await connectRaw(port.port);
  expect(await ended).toBe('');
  socket.end();
});
