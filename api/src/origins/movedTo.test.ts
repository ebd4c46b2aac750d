// Links from other sites, when the former origin still points here.
import { beforeAll, afterAll, expect, test } from 'vitest';
import { openPort } from '../testing/openPort.ts';
import { connectRaw } from '../testing/rawConnection.ts';
import { useTestApp } from '../testing/testApp.ts';
import { setOwnOrigins } from './ownOrigins.ts';

const app = useTestApp({ PUBLIC_URL: 'https://new.example' });

let port: Awaited<ReturnType<typeof openPort>>;
beforeAll(async () => {
  setOwnOrigins('https://new.example', [
    'https://old.example',
    'http://localhost:4000',
    'http://new.example',
  ]);
  port = await openPort(app);
});
afterAll(() => port.close());

/** The status, and the address that it redirects to. */
async function ask(host: string, path: string, method = 'GET'): Promise<(string | undefined)[]> {
  const { socket, ended } = await connectRaw(port.port);
  socket.write([`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', '', ''].join('\r\n'));
  const answer = await ended;
  socket.end();
  return [answer.slice(9, 12), /^location: (.*?)\r$/im.exec(answer)?.[1]];
}

test.each(['/', '/news/5?lang=en', '/admin/dashboard', '/feed/id.xml', '//evil.example/'])(
  '%s redirects to the current origin, even if an answer is cached',
  async (path) => {
    await ask('new.example', path);
    for (const method of ['GET', 'HEAD']) {
      expect(await ask('OLD.example', path, method)).toEqual(['301', `https://new.example${path}`]);
    }
  },
);

test.each(['/health', '/api/news', '/graphql?query={__typename}', '/robots.txt'])(
  '%s is answered at the former origin',
  async (path) => {
    expect(await ask('old.example', path)).toEqual(['200', undefined]);
  },
);

test('images, scripts and posted forms are answered at the former origin', async () => {
  expect(await ask('old.example', '/images/1_none.png')).toEqual(['404', undefined]);
  expect(await ask('old.example', '/assets/entry-1.js')).not.toContain('301');
  expect((await ask('old.example', '/contact', 'POST'))[0]).not.toBe('301');
});

test.each(['new.example', 'localhost:4000', '203.0.113.1', 'unknown.example'])(
  '%s is not redirected',
  async (host) => {
    expect(await ask(host, '/')).toEqual(['200', undefined]);
  },
);
