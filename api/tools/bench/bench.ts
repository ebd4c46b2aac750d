// npm run bench: measures how fast the server is, each figure as a ratio to a reference in the same run, prints the
// figures next to their goals and writes them to bench/results.json. Fails if a goal is missed.
// For a single figure with fewer rounds, during development: npm run bench -- --only homeQueryHit --rounds 3
// Instead of the figures, a comparison with Keystone, installed by the first such run: npm run bench -- --peers
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { crowd } from './figures/crowd.ts';
import { editors } from './figures/editors.ts';
import { homePageHit } from './figures/homePageHit.ts';
import { homeQueryHit } from './figures/homeQueryHit.ts';
import { homeQueryMiss } from './figures/homeQueryMiss.ts';
import { newsAtScale } from './figures/newsAtScale.ts';
import { newsListHit } from './figures/newsListHit.ts';
import { notModified } from './figures/notModified.ts';
import { openForms } from './figures/openForms.ts';
import { pageRender } from './figures/pageRender.ts';
import type { Bench, Figure, Measured } from './kit/figure.ts';
import { describeMachine } from './kit/machine.ts';
import { startPostgres, type Postgres } from './kit/postgres.ts';
import { stopAll } from './kit/running.ts';
import { seedSite, startSite } from './kit/site.ts';
import { isReached, tableOf } from './kit/table.ts';
import { comparePeers } from './peers/peers.ts';
import { peersTableOf } from './peers/table.ts';

const figures: Record<string, Figure> = {
  homeQueryHit,
  homePageHit,
  notModified,
  newsListHit,
  homeQueryMiss,
  pageRender,
  newsAtScale,
  crowd,
  editors,
  openForms,
};

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: Object.keys(figures) },
    rounds: { type: 'string', default: '9' },
    articles: { type: 'string', default: '1000000' },
    peers: { type: 'boolean', default: false },
  },
});
const unknown = options.only.filter((name) => !figures[name]);
if (unknown.length > 0) {
  console.error(`Unknown figure: ${unknown.join(', ')}. Choose from ${Object.keys(figures).join(', ')}.`);
  process.exit(1);
}

closeWithGrace({ delay: 10_000 }, async ({ err, signal }) => {
  if (err) console.error(err);
  await stopAll();
  if (signal) process.exit(130);
});

const rounds = Number(options.rounds);

/** Prints the results, and writes them to a file. */
function report(file: string, { version }: Postgres, measured: readonly object[], table: string): void {
  const machine = describeMachine(version);
  const folder = join(import.meta.dirname, '../../../bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), `${JSON.stringify({ machine, measured }, null, 2)}\n`);
  console.log(`\n${table}\n\n${JSON.stringify(machine)}`);
}

async function measurePeers(postgres: Postgres): Promise<void> {
  const compared = await comparePeers(postgres, rounds);
  report('peers.json', postgres, compared, peersTableOf(compared));
}

/** @returns whether all goals are reached */
async function measureFigures(postgres: Postgres): Promise<boolean> {
  const site = await startSite(await postgres.createDatabase('site'));
  await seedSite(site);
  const bench: Bench = { postgres, site, rounds, articles: Number(options.articles) };
  const measured: Measured[] = [];
  for (const [name, figure] of Object.entries(figures)) {
    if (!options.only.includes(name)) continue;
    console.log(`Measuring ${name} …`);
    measured.push(...(await figure(bench)));
  }
  report('results.json', postgres, measured, tableOf(measured));
  console.log(
    'To compare the paint times of the home page and an article with a static page: npm run lighthouse -- / /news/1',
  );
  return measured.every(isReached);
}

let isGood = true;
try {
  const postgres = await startPostgres();
  if (options.peers) await measurePeers(postgres);
  else isGood = await measureFigures(postgres);
} finally {
  await stopAll();
}
process.exit(isGood ? 0 : 1);
