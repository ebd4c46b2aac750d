// npm start: generates and builds what is stale, then serves.
import { run, whenStale } from './run.ts';

process.env['NODE_ENV'] = 'production';
whenStale(
  [
    'api/prisma/schema.prisma',
    'schema.graphql',
    'web/src/**/*.{ts,tsx}',
    'web/*.{ts,html}',
    'web/public/*',
    'package-lock.json',
  ],
  'web/dist/stamp',
  () => {
    console.log('Building the site: this takes a moment, once.');
    run(['api/scripts/generate.ts']);
    run(['api/scripts/build.ts']);
  },
);
await import('../src/main.ts');
