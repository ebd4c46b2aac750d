// Repeatedly kills servers in the middle of writes, as the kernel does when memory runs out. Afterwards, acknowledged
// writes are stored, others are stored completely or not at all, and every start succeeds.
//
// It fails if a change and its record in the history are no longer one transaction: without prisma.$transaction in
// `create` of api/src/database/resource.ts, some kill falls between the two.
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../src/testing/serverProcess.ts';
import { clientOf, signIn } from './kit/client.ts';
import { compare } from './kit/compare.ts';
import { temporaryFolder } from './kit/cleanUp.ts';
import { History } from './kit/history.ts';
import { Ledger } from './kit/ledger.ts';
import { startLoad } from './kit/load.ts';
import { databaseOnPostgres } from './kit/postgres.ts';
import { seeded } from './kit/random.ts';
import type { RowsAt } from './kit/rows.ts';
import { startSite } from './kit/site.ts';
import { demand, until } from './kit/until.ts';
import type { Options, Scenario } from './scenario.ts';

/** The ledger is compared after this many kills, and at the end. */
const interval = 25;

async function killRepeatedly({ seed, kills }: Options, url?: string): Promise<string> {
  const [random, ledger, history] = [seeded(seed), new Ledger(), new History()];
  const folder = temporaryFolder('kill');
  const at: RowsAt = url ? { url } : { folder: folder.path };
  const place = {
    folder: folder.path,
    port: await freePort(),
    variables: url ? { DATABASE_URL: url } : {},
  };
  let site = await startSite(place);
  const client = clientOf(site.origin, await signIn(site.origin));
  let [inDoubt, slowest] = [0, 0];
  for (let kill = 1; kill <= kills; kill += 1) {
    const load = startLoad(client, ledger, random);
    // A server that has just started is slow: it usually gets to its first writes, but not always.
    const done = ledger.acknowledged;
    if (random.next() < 0.8) await until('The first write', 30_000, () => ledger.acknowledged > done);
    await delay(random.between(50, 300));
    await site.end('SIGKILL');
    await load.stop();
    if (kill % interval === 0 || kill === kills) {
      inDoubt += ledger.inDoubt().length;
      await compare(ledger, history, at);
    }
    const started = performance.now();
    site = await startSite(place);
    slowest = Math.max(slowest, performance.now() - started);
  }
  await site.end('SIGTERM');
  await compare(ledger, history, at);
  folder.remove();
  demand(ledger.acknowledged > kills / 2, `Only ${ledger.acknowledged} writes were acknowledged.`);
  return `${kills} kills, ${ledger.acknowledged} writes acknowledged and none lost, ${inDoubt} in doubt and none torn, ${history.length} changes in the history, slowest start ${Math.round(slowest)} ms`;
}

export const killEmbedded: Scenario = {
  name: 'kill -9, embedded database',
  run: (options) => killRepeatedly(options),
};

export const killPostgres: Scenario = {
  name: 'kill -9, PostgreSQL',
  async run(options) {
    const database = await databaseOnPostgres(options.postgres);
    try {
      return await killRepeatedly(options, database.url);
    } finally {
      await database.drop();
    }
  },
};
