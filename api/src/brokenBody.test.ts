// An aborted body, or one with invalid chunked encoding, is always the client’s mistake. Uses real connections.
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { log } from './log.ts';
import { register } from './operations/metrics.ts';
import { connectRaw } from './testing/rawConnection.ts';
import { openPort } from './testing/openPort.ts';
import { useTestApp } from './testing/testApp.ts';

const app = useTestApp();
let port: Awaited<ReturnType<typeof openPort>>;
beforeAll(async () => {
  port = await openPort(app, { patience: 150 });
});
afterAll(() => port.close());

/** The number of requests answered so far, and of those that failed on the server. */
async function counted() {
  const metrics = await register.metrics();
  const lines = metrics.split('\n').filter((line) => /duration_seconds_count/.test(line));
  const sum = (some: string[]) => some.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
  return { all: sum(lines), failures: sum(lines.filter((line) => line.includes('5xx'))) };
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const acceptingRoutes: [path: string, type: string, start: string][] = [
  ['/graphql', json, '{"query"'],
  ['/api/contact', json, '{"name":'],
  ['/api/newsletter', json, '{"email"'],
  ['/api/auth/sign-in', json, '{"email"'],
  ['/api/news', json, '{"title"'],
  ['/api/uploadthing?actionType=upload&slug=image', json, '{"files"'],
  ['/api/database/archive', 'application/x-tar', 'archive.'],
  ['/contact', form, 'name=Sar'],
  ['/newsletter', form, 'email=sa'],
];

const ways: Record<string, { announced: string; sent: (start: string) => string; status?: number }> = {
  'cut off before its announced end': { announced: 'Content-Length: 100', sent: (start) => start },
  'cut off between two chunks': {
    announced: 'Transfer-Encoding: chunked',
    sent: (start) => `8\r\n${start}\r\n`,
  },
  'in chunks without a valid size': {
    announced: 'Transfer-Encoding: chunked',
    sent: (start) => `zz\r\n${start}\r\n`,
    status: 400,
  },
  'too slow': { announced: 'Content-Length: 100', sent: (start) => start, status: 408 },
};

test.each(Object.entries(ways))('a body that is %s', async (_name, { announced, sent, status }) => {
  const logged = vi.spyOn(log, 'error');
  const { Authorization } = await app.signIn();
  for (const [path, type, start] of acceptingRoutes) {
    const before = await counted();
    const requested = once(port.server, 'request');
    const { socket, expect: receive } = await connectRaw(port.port);
    socket.on('error', () => {});
    const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, announced];
    const proof = ['x-uploadthing-package: uploadthing', `Authorization: ${Authorization}`];
    socket.write([...head, ...proof, '', sent(start)].join('\r\n'));
    await requested;
    // Answers from the port itself are logged separately.
    if (status) await receive(new RegExp(`^HTTP/1\\.1 ${status} `));
    socket.destroy();
    await vi.waitFor(async () =>
      expect((await counted()).all).toBeGreaterThan(before.all + (status ? 1 : 0)),
    );
    expect([path, (await counted()).failures]).toEqual([path, before.failures]);
  }
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
