import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { built, generated, isFresh, remember } from './fresh.ts';
import { run } from './run.ts';

const vite = 'node_modules/vite/bin/vite.js';
const config = ['--config', 'web/vite.config.ts', '--logLevel', 'warn'];
const production = { NODE_ENV: 'production' };

/** Builds the web: what browsers load, at the highest compression, and what the server renders with. */
export function buildSite(): void {
  if (!isFresh(generated)) run(['api/scripts/generate.ts']);
  run([vite, 'build', ...config, '--outDir', 'dist/client'], production);
  for (const mode of ['admin', 'graphiql']) {
    run([vite, 'build', ...config, '--outDir', 'dist/client', '--mode', mode], production);
  }
  run(
    [vite, 'build', ...config, '--outDir', 'dist/server', '--ssr', 'src/entries/entryServer.tsx'],
    production,
  );

  // The server fills in the documents; they are not files to serve.
  const client = join(import.meta.dirname, '../../web/dist/client');
  for (const document of ['index.html', 'admin.html', 'graphiql.html']) {
    renameSync(join(client, document), join(client, '..', document));
  }

  for (const file of globSync('**/*.{js,css,svg}', { cwd: client })) {
    const bytes = readFileSync(join(client, file));
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(join(client, `${file}.br`), brotliCompressSync(bytes, options));
    writeFileSync(join(client, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
  remember(built);
}
