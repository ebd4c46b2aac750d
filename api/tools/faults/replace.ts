// Quickly replaces two servers behind each shipped proxy that supports two: the second one as soon as the first one is
// ready again. No reader gets a failure.
//
// It fails if nginx skips a server for some time after a failed connection: without `max_fails=0` in deploy/nginx.conf.
import { Agent, get } from 'node:http';
import { freePort } from '../../src/testing/serverProcess.ts';
import { temporaryFolder } from './kit/cleanUp.ts';
import { clientOf } from './kit/client.ts';
import { startPostgres } from './kit/postgres.ts';
import { demandInstalled, shippedCaddy, shippedNginx, startProxy, type Proxy } from './kit/proxy.ts';
import { startSite, type Site } from './kit/site.ts';
import { demand, until } from './kit/until.ts';
import type { Scenario } from './scenario.ts';

/** How often both servers are replaced behind each proxy. */
const rounds = 2;
const readers = 4;

/** Reads continuously over keep-alive connections. Resolves with the number of requests, and the failures. */
async function keepReading(
  origin: string,
  over: AbortSignal,
): Promise<{ asked: number; failures: string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const failures: string[] = [];
  let asked = 0;
  const read = () =>
    new Promise<void>((resolve) => {
      const path = `/api/news?limit=${1 + (asked % 100)}`;
      asked += 1;
      const sent = get(new URL(path, origin), { agent }, (response) => {
        if (response.statusCode !== 200) failures.push(`${path}: ${response.statusCode}`);
        response.resume().on('close', resolve);
      });
      sent.on('error', ({ message }) => {
        failures.push(`${path}: ${message}`);
        resolve();
      });
    });
  const readInTurn = async () => {
    while (!over.aborted) await read();
  };
  await Promise.all(Array.from({ length: readers }, readInTurn));
  return { asked, failures };
}

async function replaceBehind(proxy: Proxy, sites: Site[], start: (index: number) => Promise<Site>) {
  const { origin, stop } = await startProxy(proxy, await freePort());
  const over = new AbortController();
  const asking = keepReading(origin, over.signal);
  for (let turn = 0; turn < rounds * sites.length; turn += 1) {
    const index = turn % sites.length;
    await sites[index]?.end('SIGTERM');
    const site = (sites[index] = await start(index));
    await until(
      'Being ready',
      15_000,
      async () => (await clientOf(site.origin).send('GET', '/ready')).status === 200,
    );
  }
  over.abort();
  const { asked, failures } = await asking;
  stop();
  demand(
    failures.length === 0,
    `${failures.length} of ${asked} failed: ${[...new Set(failures)].slice(0, 3).join('; ')}`,
  );
  return asked;
}

export const replacedBehindProxies: Scenario = {
  name: 'servers replaced quickly',
  async run() {
    demandInstalled('caddy', 'nginx');
    const folder = temporaryFolder('replace');
    const database = await startPostgres();
    const ports = [await freePort(), await freePort()] as const;
    const start = (index: number) =>
      startSite({
        folder: folder.path,
        port: ports[index] ?? 0,
        variables: { DATABASE_URL: database.url, PUBLIC_URL: 'http://127.0.0.1' },
      });
    const sites = [await start(0), await start(1)];
    const [first, second] = [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`] as const;
    const proxies = {
      'deploy/nginx.conf': shippedNginx(first, second),
      Caddyfile: await shippedCaddy(first, second),
    };
    const figures: string[] = [];
    for (const [name, proxy] of Object.entries(proxies)) {
      const asked = await replaceBehind(proxy, sites, start).catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`);
      });
      figures.push(`${name}: none of ${asked} failed`);
    }
    for (const site of sites) await site.end('SIGTERM');
    database.remove();
    folder.remove();
    return figures.join('; ');
  },
};
