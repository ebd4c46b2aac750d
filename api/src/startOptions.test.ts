// Every way to serve the site starts Node.js alike, and as the servers that are measured.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeOptions } from './operations/nodeOptions.ts';

const root = join(import.meta.dirname, '../..');

/** What stands between `node` and the script by which the site is served, on a command line or in a list. */
const start = /\bnode"?((?:[ ,"]+--[\w=-]+)*)[ ,"]+(?:api\/scripts\/start\.ts|(?:dist\/)?server\/main\.js)/g;

test.each(['package.json', 'Dockerfile', 'deploy/batik-pageant.service', 'docs/hosting.md'])(
  '%s gives Node.js the options of the servers that are measured',
  (file) => {
    const starts = [...readFileSync(join(root, file), 'utf8').matchAll(start)];
    expect(starts).not.toEqual([]);
    for (const [, options = ''] of starts) expect(options.match(/--[\w=-]+/g)).toEqual(nodeOptions);
  },
);
