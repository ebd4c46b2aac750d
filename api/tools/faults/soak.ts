// npm run test:soak -- --minutes 60: readers and writers at a moderate rate, for a long time. No answer is a server
// failure, nothing acknowledged is lost, and memory stops growing after ten minutes.
//
// It fails if each request leaves something in memory: with an array in api/src/log.ts to which `logRequest` adds ten
// kilobytes.
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../scripts/buildWhenStale.ts';
import { freePort } from '../../src/testing/serverProcess.ts';
import { temporaryFolder } from './kit/cleanUp.ts';
import { clientOf, signIn } from './kit/client.ts';
import { compare } from './kit/compare.ts';
import { History } from './kit/history.ts';
import { Ledger } from './kit/ledger.ts';
import { seeded } from './kit/random.ts';
import { startSite } from './kit/site.ts';
import { drift, judgedAfter, describeDrift, windowsOf, type Moment } from './soak/drift.ts';
import { startTraffic } from './soak/traffic.ts';

/** The highest acceptable growth of memory. */
const goal = 0.05;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];

buildWhenStale();
const [ledger, history] = [new Ledger(), new History()];
const folder = temporaryFolder('soak');
const site = await startSite({ folder: folder.path, port: await freePort() });
const [visitor, admin] = [clientOf(site.origin), clientOf(site.origin, await signIn(site.origin))];
console.log(`Seed ${seed}, ${minutes} minutes.`);
console.log('minute   requests   writes   failures   median ms   memory MiB');
const moments: Moment[] = [];
const traffic = startTraffic({ visitor, admin, ledger, random: seeded(seed), pid: site.pid });
for (let minute = 1; minute <= minutes; minute += 1) {
  const moment = await traffic.minute();
  moments.push(moment);
  const { requests, writes, failures, milliseconds, memory } = moment;
  const cells = [requests, writes, failures.length, milliseconds.toFixed(1), Math.round(memory / 2 ** 20)];
  console.log(
    [minute, ...cells]
      .map((cell, index) => String(cell).padStart([6, 11, 9, 11, 12, 13][index] ?? 0))
      .join(''),
  );
}
await traffic.stop();
const { code } = await site.end('SIGTERM');
await compare(ledger, history, { folder: folder.path });

const failures = moments.flatMap((moment) => moment.failures);
for (const failure of new Set(failures)) console.error(failure);
const growth = drift(moments);
console.log(describeDrift(growth, windowsOf(moments)));
const isJudged = minutes > judgedAfter;
if (!isJudged) console.log(`Memory is judged after minute ${judgedAfter}: this run was too short.`);
const hasGrown = isJudged && !(growth < goal);
console.log(
  `${ledger.acknowledged} writes acknowledged and none lost, ${failures.length} failures, exit code ${code}.`,
);
process.exit(failures.length > 0 || code !== 0 || hasGrown ? 1 : 0);
