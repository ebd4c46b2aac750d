import { run, whenStale } from './run.ts';

/** Generates and builds the site, unless it is built of its sources as they are. */
export function buildWhenStale(): void {
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
}
