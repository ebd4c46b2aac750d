// Compresses the files that browsers load at the highest levels. A program of its own: zlib’s threads use all cores while
// the build waits for it.
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './root.ts';

const client = join(root, 'web/dist/client');

async function compress(file: string): Promise<void> {
  const path = join(client, file);
  const bytes = await readFile(path);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all([
    promisify(brotliCompress)(bytes, options).then((brotli) => writeFile(`${path}.br`, brotli)),
    promisify(gzip)(bytes, { level: 9 }).then((gzipped) => writeFile(`${path}.gz`, gzipped)),
  ]);
}

await Promise.all(globSync('**/*.{js,css,svg}', { cwd: client }).map(compress));
