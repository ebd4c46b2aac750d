// npm test: generation, types, lint, and unit and integration tests on the embedded database. If TEST_DATABASE_URL names
// a PostgreSQL server, the tests that depend on the database run there as well and, if Valkey is installed, those of
// several servers. Then the browser tests run against the real server.
// npm test -- <words>: runs only the test files whose paths contain one of the words or, if there are none, the tests
// whose names contain the words.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingForServers } from '../src/testing/valkey.ts';
import { buildWhenStale } from './buildWhenStale.ts';
import { bundleWhenStale } from './bundleWhenStale.ts';
import { check } from './check.ts';
import { findBrowser } from './findBrowser.ts';
import { generateFiles } from './generateFiles.ts';
import { root, run } from './run.ts';

const words = process.argv.slice(2);
const files = globSync(['api/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}', 'web/e2e/*.spec.ts'], {
  cwd: root,
});
const named = words.length > 0 && !files.some((file) => words.some((word) => file.includes(word)));
const name = words.join(' ');
/** Only files that spell the name out are loaded; if none does, it may be composed, in any of them. */
const naming = named ? files.filter((file) => readFileSync(join(root, file), 'utf8').includes(name)) : [];

/** @param option the program's option that filters tests by name */
const only = (option: string) => (named ? [option, name, ...naming] : words);

const vitest = (...options: string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...options,
  ...(words.length > 0 ? ['--passWithNoTests', ...only('--testNamePattern')] : []),
];

if (words.length === 0) check();
else generateFiles(true);
run(vitest('--project', 'api', '--project', 'api-alone', '--project', 'web'), { TEST_DATABASE_URL: '' });
const missing = missingForServers();
if (process.env['TEST_DATABASE_URL']) {
  const servers = missing.length === 0 ? ['--project', 'servers'] : [];
  run(vitest('--project', 'api', '--project', 'api-alone', ...servers));
}
if (missing.length > 0)
  console.log(`\nSkipped the tests of several servers, which need ${missing.join(', and ')}.\n`);
const browser = findBrowser();
buildWhenStale();
bundleWhenStale();
run(
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'web/e2e/playwright.config.ts',
    ...(words.length > 0 ? ['--pass-with-no-tests', ...only('--grep')] : []),
  ],
  { CHROMIUM_PATH: browser },
);
