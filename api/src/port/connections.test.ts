// Which clients get a connection when few are left, over real connections.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openPort } from '../testing/openPort.ts';
import { connectRaw, type RawConnection } from '../testing/rawConnection.ts';
import { useTestApp } from '../testing/testApp.ts';
import type { PortLimits } from './limits.ts';

const app = useTestApp();

const health = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n';
const posted = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

async function open(limits: Partial<PortLimits>) {
  const port = await openPort(app, limits);
  onTestFinished(port.close);
  return port;
}

async function isAnswered({ socket, expect: receive }: RawConnection): Promise<void> {
  socket.write(health);
  await receive(/{"healthy":true}/);
}

const isClosed = async ({ socket, ended }: RawConnection) => {
  await ended.catch(() => {});
  socket.destroy();
};

test.each([
  ['never sent a byte', ''],
  ['sent a part of their headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['were answered', health],
  ['sent a part of a body', `${posted}Content-Length: 100\r\n\r\n{`],
])('clients that %s make way for new ones, the oldest first', async (_name, sent) => {
  const port = await open({ connections: 20 });
  const clients: RawConnection[] = [];
  for (let i = 0; i < 30; i += 1) {
    const client = await connectRaw(port.port);
    if (sent === health) await isAnswered(client);
    else client.socket.write(sent);
    if (sent.startsWith(posted)) await once(port.server, 'request');
    clients.push(client);
  }
  const next = await connectRaw(port.port);
  await isAnswered(next);
  const oldest = clients.splice(0, 12);
  await Promise.all(oldest.map(isClosed));
  for (const { socket } of clients) expect(socket.readyState).toBe('open');
  for (const { socket } of [next, ...clients]) socket.destroy();
});

test('a body in transit makes way only after clients that send nothing', async () => {
  const port = await open({ connections: 20 });
  const body = JSON.stringify({ email: 'late@example.org' });
  const sending = await connectRaw(port.port);
  sending.socket.write(
    `${posted.replace('contact', 'newsletter')}Content-Length: ${body.length}\r\n\r\n${body[0]}`,
  );
  const silent = [];
  for (let i = 0; i < 40; i += 1) silent.push(await connectRaw(port.port));
  sending.socket.write(body.slice(1));
  expect(await sending.expect(/^HTTP\/1\.1 \d+/)).toMatch(/ 20[01]$/);
  for (const { socket } of [sending, ...silent]) socket.destroy();
});

/** A port that treats its clients as if they came from the internet. */
async function openFar(limits: Partial<PortLimits>) {
  const { server } = await open(limits);
  const addresses: string[] = [];
  const far = createServer((socket) => {
    Object.defineProperty(socket, 'remoteAddress', { value: addresses.shift() });
    server.emit('connection', socket);
  });
  onTestFinished(() => void far.close());
  await once(far.listen(0, '127.0.0.1'), 'listening');
  return async (address: string) => {
    addresses.push(address);
    const client = await connectRaw((far.address() as AddressInfo).port);
    onTestFinished(() => void client.socket.destroy());
    return client;
  };
}

test.each([
  ['an IPv4 address', 2, '203.0.113.7', '203.0.113.8'],
  ['an IPv6 /64', 2, '2001:db8:1:1::#', '2001:db8:1:2::1'],
  ['an IPv4 /24', 3, '203.0.113.#', '203.0.112.1'],
  ['an IPv6 /48', 4, '2001:db8:1:#::1', '2001:db8:2:1::1'],
  ['an IPv6 /32', 5, '2001:db8:#::1', '2001:db9:1::1'],
])('%s gets %i connections, and others get their own', async (_name, count, pattern, other) => {
  const connectFrom = await openFar({ ofOneNetwork: { address: 2, '/24': 3, '/48': 4, '/32': 5 } });
  const address = (i: number) => pattern.replace('#', String(i));
  const taken: RawConnection[] = [];
  for (let i = 1; i <= count; i += 1) {
    const client = await connectFrom(address(i));
    await isAnswered(client);
    taken.push(client);
  }
  expect(await (await connectFrom(address(99))).ended.catch(() => '')).toBe('');
  await isAnswered(await connectFrom(other));

  taken[0]?.socket.end();
  await taken[0]?.ended;
  await isAnswered(await connectFrom(address(99)));
});
