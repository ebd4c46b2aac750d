import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { built, forget, remember } from './fresh.ts';
import { root, runStep } from './run.ts';

const vite = 'node_modules/vite/bin/vite.js';
const config = ['--config', 'web/vite.config.ts', '--logLevel', 'warn'];

const client = join(root, 'web/dist/client');

const build = (sentence: string, ...options: string[]) =>
  runStep(sentence, [vite, 'build', ...config, ...options], { NODE_ENV: 'production' });

/** Builds the web from generated files: what browsers load, and what the server renders with. */
export function buildSite(): void {
  forget(built);
  build('Built the public site', '--outDir', 'dist/client');
  build('Built the admin', '--outDir', 'dist/client', '--mode', 'admin');
  build('Built GraphiQL', '--outDir', 'dist/client', '--mode', 'graphiql');
  build('Built the server’s renderer', '--outDir', 'dist/server', '--ssr', 'src/entries/entryServer.tsx');

  // The server fills in the documents; they are not files to serve.
  for (const document of ['index.html', 'admin.html', 'graphiql.html']) {
    renameSync(join(client, document), join(client, '..', document));
  }
  runStep('Compressed the files', ['api/scripts/compressFiles.ts']);
  remember(built);
}
