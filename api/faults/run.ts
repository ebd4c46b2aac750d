// npm run test:faults: what happens to servers in the worst moments. Each scenario prints one line; the run fails when
// one of them does. Three run at a time, since some mostly wait. Only some of them, more often:
// npm run test:faults -- --kills 1000 kill
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../scripts/buildWhenStale.ts';
import { databaseGone, databaseHangs } from './databaseGone.ts';
import { folderInUse } from './folderInUse.ts';
import { fullDisk } from './fullDisk.ts';
import { fullLog } from './fullLog.ts';
import { killEmbedded, killPostgres } from './kill.ts';
import { mailGone } from './mailGone.ts';
import { killMove } from './move.ts';
import { outageBehindCaddy } from './outage.ts';
import { refusedThroughProxies } from './proxies.ts';
import { CannotRunError, type Options, type Scenario } from './scenario.ts';
import { terminate } from './terminate.ts';
import { rollingUpgrade } from './upgrade.ts';
import { uploadThingFails } from './uploadThingFails.ts';
import { valkeyGone } from './valkeyGone.ts';

const scenarios = [
  killEmbedded,
  killPostgres,
  killMove,
  terminate,
  mailGone,
  folderInUse,
  fullDisk,
  fullLog,
  databaseGone,
  databaseHangs,
  valkeyGone,
  outageBehindCaddy,
  rollingUpgrade,
  refusedThroughProxies,
  uploadThingFails,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kills: { type: 'string', default: '200' },
    terms: { type: 'string', default: '20' },
    starts: { type: 'string', default: '10' },
    postgres: { type: 'string', default: process.env['TEST_DATABASE_URL'] ?? '' },
  },
});
const options: Options = {
  seed: Number(values.seed),
  kills: Number(values.kills),
  terms: Number(values.terms),
  starts: Number(values.starts),
  postgres: values.postgres || undefined,
};
const waiting = scenarios.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
let [failed, notRun] = [0, 0];

async function runOne({ name, run }: Scenario): Promise<void> {
  const started = performance.now();
  const tell = (sign: string, text: string) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${sign} ${name.padEnd(28)} ${seconds.padStart(6)} s  ${text}`);
  };
  try {
    tell('✓', await run(options));
  } catch (error) {
    if (error instanceof CannotRunError) {
      notRun += 1;
      tell('–', `was not run: ${error.message}`);
    } else {
      failed += 1;
      tell('✗', error instanceof Error ? error.message : String(error));
    }
  }
}

async function runInTurn(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await runOne(next);
}

buildWhenStale();
console.log(`Seed ${options.seed}: --seed ${options.seed} repeats the choices.`);
await Promise.all([runInTurn(), runInTurn(), runInTurn()]);
console.log(failed ? `${failed} failed.` : 'All that were run went well.');
if (notRun) console.log(`${notRun} could not be run on this machine.`);
process.exit(failed ? 1 : 0);
