// A server that alone has lost its connection to Valkey announces its changes once it has reconnected.
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AnswerCache } from '../cache/answerCache.ts';
import { always } from '../cache/period.ts';
import { announceChanges } from '../database/trace.ts';
import { log } from '../log.ts';
import { freePort } from '../testing/serverProcess.ts';
import { openTestValkey, type ValkeyProcess } from '../testing/valkey.ts';
import { openValkey } from './connection.ts';
import { shareChanges } from './shareChanges.ts';

let valkey: ValkeyProcess;
let other: Redis;
beforeAll(async () => {
  log.level = 'silent';
  valkey = await openTestValkey();
  await valkey.start();
  other = new Redis(valkey.url);
});
afterAll(async () => {
  other.disconnect();
  await valkey.signal('SIGKILL');
});

/** One server’s own connection to Valkey. Returns a function that blocks it. */
async function openTunnel(port: number): Promise<() => Promise<void>> {
  const sockets: Socket[] = [];
  const tunnel: Server = createServer((near) => {
    const far = connect(Number(new URL(valkey.url).port), '127.0.0.1');
    sockets.push(near, far);
    near.on('error', () => far.destroy()).pipe(far);
    far.on('error', () => near.destroy()).pipe(near);
  }).listen(port, '127.0.0.1');
  await once(tunnel, 'listening');
  return async () => {
    for (const socket of sockets) socket.destroy();
    tunnel.close();
    await once(tunnel, 'close');
  };
}

test('changes do not wait for Valkey, and are announced once it is back', async () => {
  const heard: string[] = [];
  await other.psubscribe('*');
  other.on('pmessage', (_pattern: string, _channel: string, models: string) => heard.push(models));
  const port = await freePort();
  let block = await openTunnel(port);
  const connection = openValkey(`redis://127.0.0.1:${port}`);
  shareChanges(connection.valkey, new AnswerCache(async () => always));
  await once(connection.valkey, 'ready');
  await announceChanges(new Set(['Image']));
  await vi.waitFor(() => expect(heard).toEqual(['Image']));

  await block();
  await announceChanges(new Set(['NewsArticle']));
  await announceChanges(new Set(['Partner', 'NewsArticle']));
  expect(heard).toEqual(['Image']);

  block = await openTunnel(port);
  await vi.waitFor(() => expect(heard).toEqual(['Image', 'NewsArticle Partner']), { timeout: 5000 });
  connection.close();
  await block();
});
