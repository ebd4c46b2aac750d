// Builds the web: what browsers load, compressed as far as it goes, and what the server renders with.
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { run } from './run.ts';

const vite = 'node_modules/vite/bin/vite.js';
const config = ['--config', 'web/vite.config.ts', '--logLevel', 'warn'];
const production = { NODE_ENV: 'production' };

run([vite, 'build', ...config, '--outDir', 'dist/client'], production);
run([vite, 'build', ...config, '--outDir', 'dist/client', '--mode', 'admin'], production);
run([vite, 'build', ...config, '--outDir', 'dist/server', '--ssr', 'src/entryServer.tsx'], production);

// The documents are the server's to fill, not files to serve.
const client = join(import.meta.dirname, '../../web/dist/client');
for (const document of ['index.html', 'admin.html']) {
  renameSync(join(client, document), join(client, '..', document));
}

for (const file of globSync('**/*.{js,css,svg}', { cwd: client })) {
  const bytes = readFileSync(join(client, file));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(join(client, `${file}.br`), brotliCompressSync(bytes, options));
  writeFileSync(join(client, `${file}.gz`), gzipSync(bytes, { level: 9 }));
}
