// Replaces each server while visitors read and an editor writes: no one is refused.
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { wax } from '../news/news.samples.ts';
import { openRoundRobin, type RoundRobin } from '../testing/roundRobin.ts';
import type { ServerProcess } from '../testing/serverProcess.ts';
import { places, send, useTwoServers } from '../testing/twoServers.ts';

const { server, replace } = useTwoServers();

let proxy: RoundRobin;
let session: { Authorization: string };
beforeAll(async () => {
  proxy = await openRoundRobin();
  session = await server(0).signIn();
  for (const index of [0, 1]) proxy.add(server(index).origin);
});
afterAll(() => proxy.close());

/** Calls through the proxy, one after another, until stopped; then returns the statuses. */
function callAgainAndAgain(call: () => Promise<Response>) {
  const stopping = new AbortController();
  const statuses = new Set<number | string>();
  const status = async () => {
    const response = await call();
    await response.arrayBuffer();
    return response.status;
  };
  const done = (async () => {
    while (!stopping.signal.aborted) statuses.add(await status().catch(String));
  })();
  return {
    async stop() {
      stopping.abort();
      await done;
      return [...statuses];
    },
  };
}

/**
 * Starts sending an article to a server, and returns a function that sends the rest: until then the request
 * is in flight.
 */
async function beginWrite({ origin }: ServerProcess) {
  const article = JSON.stringify({ ...wax, titleEn: 'In flight' });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': article.length, ...session };
  // The server sends “100 Continue” once it has the request’s headers.
  const call = request(`${origin}/api/news`, {
    method: 'POST',
    headers: { ...headers, Expect: '100-continue' },
  });
  call.flushHeaders();
  await once(call, 'continue');
  return async () => {
    call.end(article);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
}

/** Waits until a server accepts no more connections. */
const refusesAll = ({ origin }: ServerProcess) =>
  vi.waitFor(
    async () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      const knocked = once(socket, 'connect').finally(() => socket.destroy());
      await expect(knocked).rejects.toThrow('ECONNREFUSED');
    },
    // A server behind a proxy accepts connections for two more seconds, until the proxy has noticed.
    { timeout: 8000 },
  );

test('a rolling restart under load loses no request', async () => {
  const readers = [...Object.values(places), ...Object.values(places)].map((path) =>
    callAgainAndAgain(() => fetch(`${proxy.origin}${path}`, { headers: { Accept: 'application/json' } })),
  );
  const editor = callAgainAndAgain(() => send(proxy, 'POST', '/api/news', wax, session));

  for (const index of [0, 1]) {
    const old = server(index);
    proxy.remove(old.origin);
    const finish = await beginWrite(old);
    const stopped = old.stop();
    await refusesAll(old);
    expect(await finish()).toBe(201);
    expect(await stopped).toBe(0);
    await replace(index);
    proxy.add(server(index).origin);
  }

  for (const reader of readers) expect(await reader.stop()).toEqual([200]);
  expect(await editor.stop()).toEqual([201]);
});
