import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../scripts/buildWhenStale.ts';
import { CannotRunError, type Options, type Scenario } from './scenario.ts';

/** The command line's options, and parts of the names of the scenarios to run; without one, all run. */
function readArguments(): { options: Options; parts: string[] } {
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
  const options = {
    seed: Number(values.seed),
    kills: Number(values.kills),
    terms: Number(values.terms),
    starts: Number(values.starts),
    postgres: values.postgres || undefined,
  };
  return { options, parts: positionals };
}

type Outcome = 'passed' | 'failed' | 'notRun';

async function runOne({ name, run }: Scenario, options: Options): Promise<Outcome> {
  const started = performance.now();
  const report = (sign: string, text: string) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${sign} ${name.padEnd(28)} ${seconds.padStart(6)} s  ${text}`);
  };
  try {
    report('✓', await run(options));
    return 'passed';
  } catch (error) {
    if (error instanceof CannotRunError) {
      report('–', `not run: ${error.message}`);
      return 'notRun';
    }
    report('✗', error instanceof Error ? error.message : String(error));
    return 'failed';
  }
}

/**
 * Runs the scenarios that the command line names, prints one line for each, and exits the process, with 1 if one of
 * them fails. Three run at a time, since some spend most of their time waiting.
 */
export async function runScenarios(scenarios: readonly Scenario[]): Promise<never> {
  const { options, parts } = readArguments();
  const waiting = scenarios.filter(
    ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
  );
  buildWhenStale();
  console.log(`Seed ${options.seed}: --seed ${options.seed} repeats the choices.`);
  const outcomes: Outcome[] = [];
  const runInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await runOne(next, options));
  };
  await Promise.all([runInTurn(), runInTurn(), runInTurn()]);
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
  console.log(count('failed') > 0 ? `${count('failed')} failed.` : 'Every scenario that ran passed.');
  if (count('notRun') > 0) console.log(`${count('notRun')} could not be run on this machine.`);
  process.exit(count('failed') > 0 ? 1 : 0);
}
