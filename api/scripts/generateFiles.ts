import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.ts';
import { forget, generated, isFresh, remember } from './fresh.ts';
import { root, runStep } from './run.ts';

/**
 * Generates files that are not committed, Prisma's client and Relay's artifacts, and files that are: schema.graphql and
 * the rules of the web's forms.
 * @param check whether to fail if the committed files do not match the code, instead of writing them
 */
export function generateFiles(check: boolean): void {
  const [did, options] = check ? ['Compared', ['--check']] : ['Wrote', []];
  alone(() => {
    forget(generated);
    runStep('Generated Prisma’s client', [
      'node_modules/prisma/build/index.js',
      'generate',
      '--config',
      'api/prisma.config.ts',
      '--no-hints',
    ]);
    runStep(`${did} the GraphQL schema`, ['api/scripts/printSchema.ts', ...options]);
    runStep(`${did} the rules of forms`, ['api/scripts/printInputRules.ts', ...options]);

    // The compiler requires the folder and the file of the operations' texts to exist.
    const artifacts = join(root, 'web/src/__generated__');
    const operations = join(artifacts, 'operations.json');
    mkdirSync(artifacts, { recursive: true });
    if (!existsSync(operations)) writeFileSync(operations, '{}');
    runStep('Cut the fonts', ['web/cutFonts.ts']);
    runStep('Generated Relay’s artifacts', ['node_modules/relay-compiler/cli.js']);
    remember(generated);
  });
}

/** Generates the files unless they are up to date. */
export function generateWhenStale(): void {
  alone(() => {
    if (!isFresh(generated)) generateFiles(false);
  });
}
