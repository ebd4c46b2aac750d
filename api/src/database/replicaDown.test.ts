// A replica that accepts connections and drops them, like one that is shutting down.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { log } from '../log.ts';
import { addNews } from '../news/news.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { readFromReplica } from './client.ts';
import { everyModel } from './trace.ts';

const app = useTestApp();

let attempts = 0;
let close: () => Promise<void>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const server = createServer((socket) => {
    attempts += 1;
    socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const disconnect = readFromReplica({ url: `postgres://postgres@127.0.0.1:${port}/postgres` });
  close = async () => {
    await disconnect();
    server.close();
  };
});
afterAll(async () => {
  vi.useRealTimers();
  await close();
});

beforeEach(async () => {
  await addNews({ titleEn: 'From the primary' });
});

test('if the replica fails, reads use the primary for five seconds, and the failure is logged once a minute', async () => {
  const warn = vi.spyOn(log, 'warn');
  const read = async () => {
    app.answers().forget(new Set([everyModel]));
    return (await app.send('/api/news')).text();
  };
  /** Reads once. Returns whether the replica was tried, and the number of warnings so far. */
  const afterRead = async () => {
    attempts = 0;
    expect(await read()).toContain('From the primary');
    return [attempts > 0, warn.mock.calls.length];
  };
  vi.advanceTimersByTime(5_000);
  expect(await afterRead()).toEqual([true, 1]);
  vi.advanceTimersByTime(4_999);
  expect(await afterRead()).toEqual([false, 1]);
  vi.advanceTimersByTime(1);
  expect(await afterRead()).toEqual([true, 1]);
  vi.advanceTimersByTime(55_000);
  expect(await afterRead()).toEqual([true, 2]);
  expect(warn.mock.calls[0]?.[1]).toMatch(/replica/);
});
