// Pooled connections: refused requests with bodies of all sizes, whole, in chunks, announced and broken off, each
// followed by another request on the same connection. The second gets its own answer, unless the first answer closed
// the connection; and no request line makes an answer point to another site.
// It fails if a connection breaks that should stay open, or an answer has an address of another site. Verified to fail:
// without `readToEnd` in port/port.ts, and without `normalizePath` in pages/pages.ts and pages/document.ts.
import { connect } from 'node:net';
import { once } from 'node:events';
import fc from 'fast-check';
import { scaled, type Attack } from '../kit/attack.ts';
import { tryAll } from '../kit/property.ts';
import { withServer } from '../kit/server.ts';

const foreign = 'evil.example';
/** Milliseconds within which an answer must arrive. */
const patience = 20_000;

const method = fc.constantFrom('POST', 'PUT', 'DELETE', 'GET', 'HEAD', 'PATCH', 'OPTIONS');
const path = fc.constantFrom(
  '/api/contact',
  '/api/nothing',
  '/api/news/featured',
  '/api/news',
  '/graphql',
  '/contact',
  '/news',
  '/',
  `//${foreign}/news`,
  `/.//${foreign}/news?lang=id`,
  `/\\${foreign}/news`,
  `http://${foreign}/news`,
  `http://localhost//${foreign}/news`,
  `/%0a/${foreign}`,
  `/%2f/${foreign}`,
);
const type = fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded', '');
const size = fc.oneof(fc.nat(2_000), fc.integer({ min: 900_000, max: 3_000_000 }), fc.constant(10_000_000));
const head = fc.record({ method, path, type, size, isChunked: fc.boolean(), expects: fc.boolean() });
type Sent = typeof head extends fc.Arbitrary<infer Value> ? Value : never;

function headOf({
  method: name,
  path: target,
  type: content,
  size: length,
  isChunked,
  expects,
}: Sent): string {
  return [
    `${name} ${target} HTTP/1.1`,
    'Host: localhost',
    ...(content ? [`Content-Type: ${content}`] : []),
    ...(expects ? ['Expect: 100-continue'] : []),
    isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');
}

function bodyOf({ size: length, isChunked }: Sent): string {
  const text = ' '.repeat(length);
  if (!isChunked) return text;
  return `${length > 0 ? `${length.toString(16)}\r\n${text}\r\n` : ''}0\r\n\r\n`;
}

/** Sends a request, and then `GET /health`. @throws if a connection breaks that should stay open */
async function sendPair(port: number, sent: Sent): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  const failures: Error[] = [];
  socket.setTimeout(patience, () => socket.destroy(new Error('No answer.')));
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', (error) => failures.push(error));
  const over = Promise.race([once(socket, 'end'), once(socket, 'close')]).catch(() => {});
  const waitFor = async (pattern: RegExp) => {
    while (!pattern.test(text) && failures.length === 0 && !socket.readableEnded)
      await Promise.race([once(socket, 'data').catch(() => {}), over]);
    return pattern.test(text);
  };
  try {
    socket.write(headOf(sent));
    socket.write(bodyOf(sent));
    if (!(await waitFor(/HTTP\/1\.1 [2-5]\d\d [\s\S]*?\r\n\r\n/)))
      throw new Error(`No answer: ${String(failures[0])} ${text}`);
    const answer = text;
    if (/\r\nConnection: close/i.test(answer)) return answer;
    socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    if (!(await waitFor(/{"healthy":true}$/)))
      throw new Error(`The next request is not answered: ${String(failures[0])} ${answer.slice(0, 300)}`);
    return text;
  } finally {
    socket.destroy();
  }
}

export const connections: Attack = (run) =>
  withServer({}, async ({ origin }) => {
    const port = Number(new URL(origin).port);
    const statuses: Record<string, number> = {};
    const problems = await tryAll(run, 2_000, head, async (sent) => {
      const text = await sendPair(port, sent);
      const [, status = ''] = /HTTP\/1\.1 ([2-5]\d\d)/.exec(text) ?? [];
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (
        new RegExp(
          `(?:href|content)="(?:https?:)?//${foreign}|\nlocation: (?:https?:)?//${foreign}`,
          'i',
        ).test(text)
      )
        throw new Error(`The answer points to another site: ${text.slice(0, 2_000)}`);
      if (/^HTTP\/1\.1 5(?!01)/.test(text)) throw new Error(`The server failed: ${text.slice(0, 500)}`);
    });
    const listed = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
    return { figures: { pairs: scaled(run, 2_000), answers: listed.join(', ') }, problems };
  });
