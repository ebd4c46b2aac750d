import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Each worker has its own server and database (test.ts): the tests of a file run one after another.
  workers: 2,
  forbidOnly: true,
  // A loaded machine may be slow once; what fails twice is broken. The report names tests that needed a second try.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [[process.env['CI'] ? 'list' : 'line'], ['./repeat.ts']],
  timeout: 30_000,
  use: {
    locale: 'en-US',
    actionTimeout: 8_000,
    // Without a GPU, motion takes a tenth of the time. Tests of motion, menus and dialogs ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes as long as its test: in CI, only retries record one.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        // There is no GPU: emulating one takes several times the work.
        '--disable-gpu',
        // Beyond this limit Chromium keeps no spare process for the next page, which half of the tests never open.
        '--renderer-process-limit=1',
      ],
    },
  },
});
