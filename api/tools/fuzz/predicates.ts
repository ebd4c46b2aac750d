// npm run test:predicates: removes each permission check in turn, in a copy of the project, and fails if the tests near
// it all still pass. For some files only: npm run test:predicates -- content/ partners/
// To see it fail, remove a query’s row from a noun’s matrix, and the tests of visitors in that noun’s folder.
import { join } from 'node:path';
import { openCopy, type Tests } from './predicates/copy.ts';
import { findMutants, type Mutant } from './predicates/mutants.ts';
import { testsNear } from './predicates/tests.ts';

const root = join(import.meta.dirname, '../../..');
const chosen = process.argv.slice(2);
const mutants = findMutants(root).filter(
  ({ file }) => chosen.length === 0 || chosen.some((part) => file.includes(part)),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const copy = await openCopy(root);
const passAsTheyAre = new Map<string, boolean>();

/** A test that fails without any change would seem to notice every mutant. */
async function demandPassing(tests: Tests): Promise<void> {
  const key = `${tests.paths.join(' ')} -t ${tests.named.source}`;
  if (!passAsTheyAre.has(key)) passAsTheyAre.set(key, await copy.pass(tests));
  if (!passAsTheyAre.get(key))
    throw new Error(`These tests fail without any change: vitest run --project 'api*' ${key}`);
}

async function isNoticed({ file, source }: Mutant): Promise<boolean> {
  for (const tests of testsNear(file)) {
    await demandPassing(tests);
    const putBack = copy.replace(file, source);
    const pass = await copy.pass(tests);
    putBack();
    if (!pass) return true;
  }
  return false;
}

const survivors: string[] = [];
for (const [index, mutant] of mutants.entries()) {
  const noticed = await isNoticed(mutant);
  const name = `${mutant.file}:${mutant.line} ${mutant.what}`;
  console.log(`${index + 1}/${mutants.length} ${noticed ? 'noticed' : 'SURVIVES'}  ${name}`);
  if (!noticed) survivors.push(name);
}
await copy.close();
console.log(`\n${mutants.length - survivors.length} of ${mutants.length} missing checks are noticed.`);
if (survivors.length > 0) {
  console.error(`\nNo test notices:\n${survivors.join('\n')}`);
  process.exit(1);
}
process.exit();
