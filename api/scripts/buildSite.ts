import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { built, forget, remember } from './fresh.ts';
import { root, runStep, step } from './run.ts';

const vite = 'node_modules/vite/bin/vite.js';
const config = ['--config', 'web/vite.config.ts', '--logLevel', 'warn'];

const client = join(root, 'web/dist/client');

const build = (sentence: string, ...options: string[]) =>
  runStep(sentence, [vite, 'build', ...config, ...options], { NODE_ENV: 'production' });

/** Compresses the files that browsers load at the highest levels. */
function compress(): void {
  for (const file of globSync('**/*.{js,css,svg}', { cwd: client })) {
    const bytes = readFileSync(join(client, file));
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(join(client, `${file}.br`), brotliCompressSync(bytes, options));
    writeFileSync(join(client, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

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
  step('Compressed the files', compress);
  remember(built);
}
