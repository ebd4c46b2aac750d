// Behind Caddy with the shipped file, two servers lose in turn the folder of pictures, one server, the database, and
// both servers. What can be served is served promptly; the rest gets an error in both languages; no answer is empty.
//
// It fails if Caddy skips servers that are not ready even if no server is: without `handle_errors` in Caddyfile.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from '../../src/database/move/move.samples.ts';
import { pngOf } from '../../src/images/images.samples.ts';
import { freePort } from '../../src/testing/serverProcess.ts';
import { temporaryFolder } from './kit/cleanUp.ts';
import { clientOf, signIn, type Answer, type Client } from './kit/client.ts';
import { startPostgres } from './kit/postgres.ts';
import { demandInstalled, shippedCaddy, startProxy } from './kit/proxy.ts';
import { startSite, type Site } from './kit/site.ts';
import { demand, until } from './kit/until.ts';
import { pictureUrls, upload } from './kit/upload.ts';
import type { Scenario } from './scenario.ts';

const shared = ['/', '/news', '/api/news', '/sitemap.xml'];
/** Milliseconds within which every request is answered. */
const soon = 1_500;
/** Milliseconds after which Caddy has seen a server's readiness. */
const noticed = 3_500;

const asBrowser = { Accept: 'text/html,application/xhtml+xml' };

/** Waits until the servers report this readiness, and Caddy has seen it. */
async function untilReady(sites: readonly Site[], isReady: boolean): Promise<void> {
  await until('Becoming ready, or not', 20_000, async () => {
    const asked = sites.map(({ origin }) => clientOf(origin).send('GET', '/ready'));
    return (await Promise.all(asked)).every(({ status }) => (status === 200) === isReady);
  });
  await delay(noticed);
}

function demandSoon(what: string, { milliseconds }: Answer): number {
  demand(milliseconds < soon, `${what} took ${Math.round(milliseconds)} ms.`);
  return milliseconds;
}

/** Requests everything shared several times, to reach each server. Returns the slowest time. */
async function demandServed(what: string, visitor: Client, paths = shared): Promise<number> {
  let slowest = 0;
  for (const path of [...paths, ...paths, ...paths]) {
    const answer = await visitor.send('GET', path, undefined, asBrowser);
    demand(answer.status === 200 && answer.body !== '', `${what}: ${path} is answered ${answer.status}.`);
    slowest = Math.max(slowest, demandSoon(`${what}: ${path}`, answer));
  }
  return slowest;
}

/** Demands that a page reports that it is unavailable in both languages, and that programs get JSON. */
async function demandUnavailable(what: string, visitor: Client): Promise<void> {
  const page = await visitor.send('GET', '/news?q=never%20asked', undefined, asBrowser);
  demandSoon(what, page);
  demand(
    page.status === 503 && /not available right now[^]*sedang tidak tersedia/.test(page.body),
    `${what}: a page that cannot be served is answered ${page.status}: ${page.body.slice(0, 200)}`,
  );
  demand(
    page.headers['cache-control'] === 'no-store',
    `${what}: a page that cannot be served may be cached.`,
  );
  for (const [method, path, body] of [
    ['GET', '/api/news?search=never'],
    ['POST', '/api/newsletter', { email: 'sari@example.org' }],
  ] as const) {
    const data = await visitor.send(method, path, body);
    demandSoon(what, data);
    demand(
      data.status >= 500 && data.body.includes('"error"'),
      `${what}: ${path} is answered ${data.status} ${data.body}`,
    );
  }
}

/**
 * Subscribes to the newsletter. Returns the addresses that were acknowledged. A request that the killed server may have
 * received is not sent to another server: it fails.
 */
async function subscribe(visitor: Client, names: readonly string[]): Promise<string[]> {
  const acknowledged = [];
  for (const name of names) {
    const email = `${name}@example.org`;
    const { status } = await visitor.send('POST', '/api/newsletter', { email });
    demand(status < 300 || status === 503, `A subscription is answered ${status}.`);
    if (status < 300) acknowledged.push(email);
  }
  return acknowledged;
}

export const outageBehindCaddy: Scenario = {
  name: 'outages behind Caddy',
  async run() {
    demandInstalled('caddy');
    const folder = temporaryFolder('outage');
    const database = await startPostgres();
    const start = async (port: number) =>
      startSite({ folder: folder.path, port, variables: { DATABASE_URL: database.url } });
    const ports = [await freePort(), await freePort()] as const;
    const sites = [await start(ports[0]), await start(ports[1])] as const;
    const [first, second] = sites;
    const proxy = await shippedCaddy(new URL(first.origin).host, new URL(second.origin).host);
    const { origin, stop } = await startProxy(proxy, await freePort());
    const visitor = clientOf(origin);
    const admin = clientOf(first.origin, await signIn(first.origin));
    demand((await upload(admin, await pngOf(10_000))) === null, 'A picture was refused.');
    const [picture] = (await pictureUrls(admin)).map((url) => new URL(url, first.origin).pathname);
    for (const site of sites) await demandServed('At the beginning', clientOf(site.origin));
    await demandServed('At the beginning', visitor, ['/']);

    const images = join(folder.path, 'images');
    renameSync(images, `${images}-gone`);
    await untilReady(sites, false);
    const withoutFolder = await demandServed('Without the folder', visitor, [
      ...shared,
      '/heritage',
      '/partners',
    ]);
    renameSync(`${images}-gone`, images);
    await untilReady(sites, true);

    const ending = first.end('SIGTERM');
    while (!first.hasEnded()) await demandServed('While one ends', visitor, ['/', '/news?q=one']);
    await ending;
    await demandServed('With one', visitor, ['/', '/news?q=one']);

    const killed = await start(ports[0]);
    await untilReady([killed, second], true);
    await killed.end('SIGKILL');
    const early = await subscribe(visitor, ['ayu', 'dewi']);
    await demandServed('Immediately after one was killed', visitor, ['/', '/news?q=killed']);
    await delay(noticed);
    const later = await subscribe(visitor, ['ratna', 'sari']);
    demand(later.length === 2, `With one killed only ${later.join(', ')} could subscribe.`);
    const kept = await sql<{ email: string }>(database.url, 'SELECT email FROM "NewsletterSubscriber"');
    const lost = new Set([...early, ...later]).difference(new Set(kept.map(({ email }) => email)));
    demand(lost.size === 0, `Subscriptions that were acknowledged are lost: ${[...lost].join(', ')}`);

    await demandServed('With the database', clientOf(second.origin), [picture ?? '']);
    database.crash();
    await untilReady([second], false);
    const withoutDatabase = await demandServed('Without the database', visitor, [...shared, picture ?? '']);
    await demandUnavailable('Without the database', visitor);
    database.start();
    await untilReady([second], true);
    await demandServed('With the database again', visitor, ['/news?q=again']);

    await second.end('SIGKILL');
    await demandUnavailable('Immediately without a server', visitor);
    await delay(noticed);
    await demandUnavailable('Without a server', visitor);
    stop();
    database.remove();
    folder.remove();
    return `shared pages within ${Math.round(withoutFolder)} ms without the folder, ${Math.round(withoutDatabase)} ms without the database; errors in both languages for the rest`;
  },
};
