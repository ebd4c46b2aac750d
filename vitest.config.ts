import { defineConfig } from 'vitest/config';

/** Tests that start processes, permanently change modules or the process itself, or depend on what other tests leave. */
const alone = [
  'api/scripts/**',
  'api/src/{dataFolder,log,logEverything,logRequest,secretFiles,serve}.test.ts',
  'api/src/database/{connection,crash,embedded,extraColumn,searchPlan}.test.ts',
  'api/src/images/{client,crash,hosted,memory,upload,withoutDatabase}.test.ts',
  'api/src/limits/siteLimit.test.ts',
  // After a search, its queue rests for a moment, which would count.
  'api/src/news/newsSearchTurns.test.ts',
  'api/src/operations/**',
  'api/src/origins/anotherAddress.test.ts',
];

/**
 * Tests whose results do not depend on the database: on PostgreSQL only the others run. PGlite is PostgreSQL too, except
 * for concurrency, connections, their types, and everything that several processes share.
 */
const onAnyDatabase = [
  'api/scripts/**',
  'api/src/*.test.ts',
  'api/src/{cache,graphql,limits,origins,pages,placeholder,port,provinces,testing}/**',
  'api/src/auth/{atThisMachine,behindProxy,capabilities,demo,device,hashing,identityProvider,password}.test.ts',
  'api/src/auth/passkeys*.test.ts',
  // Nouns whose rules are those of the partners.
  'api/src/{communities,patterns}/**',
  'api/src/timeline/timeline.test.ts',
  'api/src/database/{crash,embedded,migrate}.test.ts',
  'api/src/database/seed/**',
  'api/src/database/whole/wholeRefused.test.ts',
  'api/src/images/{client,crash,hosted,hostile,memory,picture,protocol,serving,upload}.test.ts',
  'api/src/images/clean/**',
  'api/src/launchCheck/{links,texts}.test.ts',
  'api/src/operations/{drain,metrics,metricsWithoutToken,operations}.test.ts',
  'api/src/presence/openForms.test.ts',
  'api/src/rest/!(wholeList|preconditions).test.ts',
  'api/src/**/*.permissions.test.ts',
  'api/src/search/excerpt.test.ts',
  'api/src/translation/marks.test.ts',
  'api/src/*/*{Input,Markdown,Preview,Text,Keys}.test.ts',
  'web/src/theme/**',
];
const elsewhere = process.env['TEST_DATABASE_URL'] ? onAnyDatabase : [];

/** Tests that start servers on PostgreSQL and Valkey. */
const servers = ['api/src/{valkey,database/move}/**/*.test.ts'];

/** A young generation that holds what a test file makes: it is collected less often, which saves a twelfth of the work. */
const execArgv = ['--max-semi-space-size=64'];

const api = {
  // Vite would load graphql's ES modules while Yoga, which Node loads, uses its CommonJS: two copies.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    execArgv,
    globalSetup: 'api/src/testing/globalSetup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
};

export default defineConfig({
  test: {
    // By default Vitest leaves one core idle.
    maxWorkers: '100%',
    reporters: ['default', './api/scripts/repeat.ts'],
    projects: [
      {
        ...api,
        test: {
          ...api.test,
          name: 'api',
          include: ['api/**/*.test.ts', 'web/src/theme/**/*.test.ts'],
          // Lighthouse’s modules are installed in api/tools.
          exclude: ['**/node_modules/**', ...alone, ...servers, ...elsewhere],
          // Files share loaded modules: reloading them took a third of the time.
          isolate: false,
        },
      },
      {
        ...api,
        test: {
          ...api.test,
          name: 'api-alone',
          // Short processes, of which each would compile PGlite for longer than it uses it.
          execArgv: [...execArgv, '--liftoff-only'],
          include: alone.map((path) => (path.endsWith('.ts') ? path : `${path}/*.test.ts`)),
          exclude: elsewhere,
        },
      },
      {
        // Servers in separate processes, which need PostgreSQL and Valkey.
        test: {
          name: 'servers',
          maxWorkers: '100%',
          include: servers,
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
          execArgv,
          maxWorkers: '100%',
          isolate: false,
          setupFiles: ['src/entries/testSetup.ts'],
          // The first test of a form also loads its modules.
          testTimeout: 20_000,
        },
      },
    ],
  },
});
