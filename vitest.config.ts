import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'api',
          include: ['api/**/*.test.ts', 'web/src/theme/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'api/src/testing/globalSetup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: 'web/vite.config.ts',
        root: 'web',
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/theme/**'],
          environment: 'happy-dom',
          setupFiles: ['src/testSetup.ts'],
        },
      },
    ],
  },
});
