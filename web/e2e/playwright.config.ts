import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Each worker has its own server and database (test.ts): the tests of a file run one after another.
  workers: 2,
  forbidOnly: true,
  // A busy machine may be slow once; a test that fails twice is broken. The report names tests that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [[process.env['CI'] ? 'list' : 'line'], ['./repeat.ts']],
  timeout: 60_000,
  use: {
    locale: 'en-US',
    actionTimeout: 8_000,
    // Without a GPU, motion takes up a tenth of the run time. Tests of motion, menus and dialogs enable it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace takes as long as the test itself: only retries, and the commands of repeat.ts, do so.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        // Emulating a GPU takes several times the work.
        '--disable-gpu',
        // With this limit, Chromium keeps no spare process for a next page, which half of the tests never open.
        '--renderer-process-limit=1',
      ],
    },
  },
});
