// npm run bench -- --peers: what readers and editors wait for, and what it costs the server, compared with Keystone and
// with hand-written SQL, on the same articles and the same PostgreSQL.
import { ask } from '../kit/connection.ts';
import { idleMemory } from '../kit/memory.ts';
import type { Postgres } from '../kit/postgres.ts';
import type { Listening } from '../kit/running.ts';
import { spreadOf } from '../kit/statistics.ts';
import type { Contender, Questions } from './contender.ts';
import { openKeystone } from './keystone.ts';
import { timeStart, titlesIn } from './measure.ts';
import { byName, compareRow, figures, type Compared } from './rows.ts';
import { openSite } from './site.ts';
import { openSql } from './sql.ts';

/** The time to the first answer of a start that is not the first; of Keystone, also without its Admin UI. */
async function compareStarts(all: readonly Contender[], rounds: number): Promise<Compared[]> {
  const times: number[][] = all.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of all.entries()) {
      const { server, start } = await timeStart(contender);
      times[index]?.push(start);
      await server[Symbol.asyncDispose]();
    }
  }
  const [site = NaN, keystone = NaN, sql = NaN, bare = NaN] = times.map((of) => spreadOf(of).median);
  return [
    { figure: 'second start to first answer', unit: 'ms', ...byName([site, keystone, sql]) },
    { figure: 'the same, Keystone without Admin UI', unit: 'ms', ...byName([site, bare, sql]) },
  ];
}

/** @throws if the servers list different articles */
async function expectSameLists(all: readonly Contender[], servers: readonly Listening[]): Promise<void> {
  const lists = await Promise.all(
    all.map(async ({ list }, index) => titlesIn(await ask(servers[index]?.port ?? 0, list)).join()),
  );
  if (new Set(lists).size > 1 || !lists[0]) throw new Error('The servers list different articles.');
}

/** Measures this site, Keystone and hand-written SQL in one run. */
export async function comparePeers(postgres: Postgres, rounds: number): Promise<Compared[]> {
  const site = await openSite(postgres);
  const { keystone, bare } = await openKeystone(postgres, site.databaseUrl);
  const all = [site, keystone, openSql(site.databaseUrl)];

  console.log('Measuring starts …');
  const starts = await compareStarts([...all, bare], rounds);
  const bareServer = (await timeStart(bare)).server;
  const bareMemory = await idleMemory(bareServer.pid);
  await bareServer[Symbol.asyncDispose]();

  const servers: Listening[] = [];
  for (const contender of all) servers.push((await timeStart(contender)).server);
  await expectSameLists(all, servers);
  const memory = async () => {
    const each: number[] = [];
    for (const { pid } of servers) each.push(await idleMemory(pid));
    return byName(each);
  };
  const idle = await memory();

  const asked = await Promise.all(all.map(({ questions }, index) => questions(servers[index] as Listening)));
  const rows: Compared[] = [];
  for (const question of Object.keys(figures) as (keyof Questions)[]) {
    console.log(`Measuring ${figures[question]} …`);
    rows.push(...(await compareRow(question, asked, servers, rounds)));
  }
  return [
    ...rows,
    ...starts,
    { figure: 'memory, idle after the start', unit: 'MiB', ...idle },
    { figure: 'the same, Keystone without Admin UI', unit: 'MiB', ...idle, keystone: bareMemory },
    { figure: 'memory, idle after the rows above', unit: 'MiB', ...(await memory()) },
  ];
}
