import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Each has a server and a database of its own (test.ts): the tests of a file take turns.
  workers: 2,
  forbidOnly: true,
  // A loaded machine may be late once; what fails twice is broken. The report names what needed its second try.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [[process.env['CI'] ? 'list' : 'line'], ['./repeat.ts']],
  timeout: 30_000,
  use: {
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
});
