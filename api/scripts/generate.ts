// Generates files that are not committed, Prisma's client and Relay's artifacts, and files that are: schema.graphql and
// the rules of the web's forms. With --check it fails if the committed files do not match the code, instead of writing
// them.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.ts';
import { generated, remember } from './fresh.ts';
import { run } from './run.ts';

alone(() => {
  run(['node_modules/prisma/build/index.js', 'generate', '--config', 'api/prisma.config.ts', '--no-hints']);
  run(['api/scripts/printSchema.ts', ...process.argv.slice(2)]);
  run(['api/scripts/printInputRules.ts', ...process.argv.slice(2)]);

  // The compiler requires the folder and the file of the operations' texts to exist.
  const artifacts = join(import.meta.dirname, '../../web/src/__generated__');
  const operations = join(artifacts, 'operations.json');
  mkdirSync(artifacts, { recursive: true });
  if (!existsSync(operations)) writeFileSync(operations, '{}');
  run(['node_modules/relay-compiler/cli.js']);
  remember(generated);
});
