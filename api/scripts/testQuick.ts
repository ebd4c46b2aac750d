// npm run test:quick: types, lint and format, and the tests next to what changed since the last commit or, if nothing
// did, in it.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { check } from './check.ts';
import { root, run } from './run.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const uncommitted = [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1');
// Only a folder's own tests; a nested folder's tests are for its own changes.
const tests = [...new Set(changed.map((file) => dirname(file)))].flatMap((folder) =>
  globSync(`${folder}/*.test.{ts,tsx}`, { cwd: root }),
);

check();
const projects = ['--project', 'api', '--project', 'api-alone', '--project', 'web'];
if (tests.length > 0) {
  run(['node_modules/vitest/vitest.mjs', 'run', ...projects, ...tests], { TEST_DATABASE_URL: '' });
} else console.log('\nThere are no tests next to the changed files.\n');
