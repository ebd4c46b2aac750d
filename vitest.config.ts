import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // All cores: by itself Vitest leaves one idle.
    maxWorkers: '100%',
    projects: [
      {
        // Vite would take graphql's ES modules where Yoga, which Node loads, takes its CommonJS: two copies.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'api',
          include: ['api/**/*.test.ts', 'web/src/theme/**/*.test.ts'],
          exclude: ['api/src/valkey/**', 'api/src/database/move/**'],
          environment: 'node',
          globalSetup: 'api/src/testing/globalSetup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Servers in processes of their own, which need PostgreSQL and Valkey.
        test: {
          name: 'servers',
          include: ['api/src/{valkey,database/move}/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'api/src/testing/serversSetup.ts',
          testTimeout: 60_000,
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
