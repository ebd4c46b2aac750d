// Every way to serve the site starts Node.js with the same options, those of the measured servers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeOptions } from './operations/nodeOptions.ts';

const root = join(import.meta.dirname, '../..');

/** The options between `node` and the script that serves the site, on a command line or in a list. */
const start = /\bnode"?((?:[ ,"]+--[\w=-]+)*)[ ,"]+(?:api\/scripts\/start\.js|(?:dist\/)?server\/main\.js)/g;

test.each(['package.json', 'Dockerfile', 'deploy/batik-pageant.service', 'docs/hosting.md'])(
  '%s gives Node.js the options of the measured servers',
  (file) => {
    const starts = [...readFileSync(join(root, file), 'utf8').matchAll(start)];
    expect(starts).not.toEqual([]);
    for (const [, options = ''] of starts) expect(options.match(/--[\w=-]+/g)).toEqual(nodeOptions);
  },
);
