import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = 4173;
// Playwright reads this file once for each worker; the folder is made once, for the server.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'e2e-'));

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // One server and one database: the tests take turns.
  workers: 1,
  forbidOnly: true,
  // A loaded machine may be late once; what fails twice is broken. The report names what needed its second try.
  retries: process.env['CI'] ? 1 : 0,
  reporter: process.env['CI'] ? 'list' : 'line',
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    actionTimeout: 8_000,
    // A trace costs as much as its test: in CI only what is tried a second time leaves one.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        // There is none: drawing as one would is several times the work.
        '--disable-gpu',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" api/scripts/start.ts`,
    cwd: join(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/robots.txt`,
    timeout: 120_000,
    env: { PORT: String(port), DATA_DIR: process.env['E2E_DATA_DIR'], LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
