// npm run test:fuzz: attacks a server, and fails if an attack succeeds. Everything random follows from a seed, which is
// printed. Options: --seed 42, --only graphql (an attack; repeatable), --scale 0.01 (a hundredth of the full counts).
import { parseArgs } from 'node:util';
import { connections } from './attacks/connections.ts';
import { cost } from './attacks/cost.ts';
import { fileModes } from './attacks/fileModes.ts';
import { flood } from './attacks/flood.ts';
import { graphql } from './attacks/graphql.ts';
import { graphqlCost } from './attacks/graphqlCost.ts';
import { guesses } from './attacks/guesses.ts';
import { headers } from './attacks/headers.ts';
import { images } from './attacks/images.ts';
import { neighbour } from './attacks/neighbour.ts';
import { widened } from './attacks/widened.ts';
import { origins } from './attacks/origins.ts';
import { rest } from './attacks/rest.ts';
import { scripts } from './attacks/scripts.ts';
import { searches } from './attacks/searches.ts';
import { timing } from './attacks/timing.ts';
import { tokens } from './attacks/tokens.ts';
import type { Attack } from './kit/attack.ts';

const attacks: Record<string, Attack> = {
  graphql,
  graphqlCost,
  rest,
  headers,
  images,
  tokens,
  guesses,
  widened,
  timing,
  origins,
  scripts,
  neighbour,
  fileModes,
  connections,
  cost,
  flood,
  searches,
};

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 30)) },
    only: { type: 'string', multiple: true, default: Object.keys(attacks) },
    scale: { type: 'string', default: '1' },
  },
});
const run = { seed: Number(options.seed), scale: Number(options.scale) };
if (!Number.isInteger(run.seed) || !(run.scale > 0 && run.scale <= 1)) {
  throw new Error('--seed must be a whole number, and --scale a number above 0 and at most 1.');
}

// The server stops when it notices that its parent is gone; the folder is deleted as this process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

console.log(`Seed ${run.seed}, scale ${run.scale}`);
let problemCount = 0;
for (const name of options.only) {
  const attack = attacks[name];
  if (!attack) throw new Error(`Unknown attack “${name}”. Choose from ${Object.keys(attacks).join(', ')}.`);
  const started = performance.now();
  const { figures, problems } = await attack(run);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${problems.length > 0 ? 'FAILED' : 'held'}  ${name} (${seconds} s)`);
  for (const [figure, value] of Object.entries(figures)) console.log(`        ${figure}: ${value}`);
  for (const problem of problems) console.log(`\n${problem}`);
  if (problems.length > 0) {
    console.log(`\nRepeat with: npm run test:fuzz -- --only ${name} --scale ${run.scale} --seed ${run.seed}`);
  }
  problemCount += problems.length;
}
process.exit(problemCount > 0 ? 1 : 0);
