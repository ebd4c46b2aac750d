// npm run test:predicates: takes out each permission check in turn, in a copy of the project, and fails when the tests
// near it all pass still. Of some files only: npm run test:predicates -- content/ partners/
// It has been seen to fail: with the row of Query.contentKeys in content/content.matrix.ts taken for everyone’s.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findMutants, type Mutant } from './predicates/mutants.ts';
import { testsNear } from './predicates/tests.ts';

const root = join(import.meta.dirname, '../..');
const chosen = process.argv.slice(2);
const mutants = findMutants(root).filter(
  ({ file }) => chosen.length === 0 || chosen.some((part) => file.includes(part)),
);

const copy = mkdtempSync(join(tmpdir(), 'predicates-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
// Between two mutants, as a run of Vitest has the processor to itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
for (const name of ['api', 'web', 'package.json', 'tsconfig.json', 'vitest.config.ts', 'schema.graphql']) {
  cpSync(join(root, name), join(copy, name), {
    recursive: true,
    filter: (source) => basename(source) !== 'dist',
  });
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/** Whether the tests pass in the copy. */
function passes(tests: string[]): boolean {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', '--bail', '1', ...tests];
  const { status, signal } = spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore' });
  if (signal || (status ?? 0) > 128) process.exit(130);
  return status === 0;
}

const passAsTheyAre = new Map<string, boolean>();

/** What fails without any change would seem to notice everything. */
function demandThatPass(tests: string[]): void {
  const key = tests.join(' ');
  if (!passAsTheyAre.has(key)) passAsTheyAre.set(key, passes(tests));
  if (!passAsTheyAre.get(key)) throw new Error(`These tests fail as it is: vitest run --project api ${key}`);
}

/** Whether the tests fail while the mutant stands in for its file. */
function failsOn({ file, source }: Mutant, tests: string[]): boolean {
  const path = join(copy, file);
  const original = readFileSync(path);
  writeFileSync(path, source);
  try {
    return !passes(tests);
  } finally {
    writeFileSync(path, original);
  }
}

function isNoticed(mutant: Mutant): boolean {
  return testsNear(mutant.file).some((tests) => {
    demandThatPass(tests);
    return failsOn(mutant, tests);
  });
}

const survivors: string[] = [];
for (const [index, mutant] of mutants.entries()) {
  const noticed = isNoticed(mutant);
  const name = `${mutant.file}:${mutant.line} ${mutant.what}`;
  console.log(`${index + 1}/${mutants.length} ${noticed ? 'noticed' : 'SURVIVES'}  ${name}`);
  if (!noticed) survivors.push(name);
}
console.log(`\n${mutants.length - survivors.length} of ${mutants.length} missing checks are noticed.`);
if (survivors.length > 0) {
  console.error(`\nNo test notices:\n${survivors.join('\n')}`);
  process.exit(1);
}
