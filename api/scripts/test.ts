// npm test: generation, types, lint, unit and integration tests on the embedded database and, when
// TEST_DATABASE_URL names a PostgreSQL server, there as well, and with Valkey's program those of several servers; then
// the browser tests against the real server.
import { missingForServers } from '../src/testing/valkey.ts';
import { findBrowser } from './findBrowser.ts';
import { run } from './run.ts';

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];

run(['api/scripts/generate.ts', '--check']);
run(['node_modules/typescript/bin/tsc']);
run(['node_modules/oxlint/bin/oxlint', '--deny-warnings']);
run(['node_modules/oxfmt/bin/oxfmt', '--check']);
run([...vitest, '--project', 'api', '--project', 'web'], { TEST_DATABASE_URL: '' });
if (process.env['TEST_DATABASE_URL']) run([...vitest, '--project', 'api']);
const missing = missingForServers();
if (missing.length === 0) run([...vitest, '--project', 'servers', '--no-file-parallelism']);
else console.log(`\nThe tests of several servers do not run. They need ${missing.join(', and ')}.\n`);
const browser = findBrowser();
run(['api/scripts/build.ts']);
run(['node_modules/@playwright/test/cli.js', 'test', '--config', 'web/e2e/playwright.config.ts'], {
  CHROMIUM_PATH: browser,
});
