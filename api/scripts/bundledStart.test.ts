// What the bundled server loads before it serves: each module costs every start time and memory.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { bundledProgram } from '../src/testing/bundledProgram.ts';

/** The packages in a program and in the chunks that it imports statically, and those that these import. */
function packagesOf(program: string): Set<string> {
  const packages = new Set<string>();
  const chunks = new Set([program]);
  for (const chunk of chunks) {
    const code = readFileSync(chunk, 'utf8');
    for (const [, name = ''] of code.matchAll(/^\/\/ (?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//gm))
      packages.add(name);
    for (const [, name = ''] of code.matchAll(/^(?:import|export) (?:.* from )?"([^"]+)";$/gm)) {
      if (name.startsWith('./')) chunks.add(join(dirname(chunk), name));
      else packages.add(name);
    }
  }
  return packages;
}

test('a server loads no package before it needs it', () => {
  const packages = packagesOf(bundledProgram('main'));
  expect([...packages]).toEqual(expect.arrayContaining(['graphql', 'pg', 'node:http']));
  const loadedLater = [
    '@prisma/schema-engine-wasm',
    '@zxcvbn-ts/language-common',
    'effect',
    'ioredis',
    'nodemailer',
    'pg-boss',
    'satori',
    'sharp',
    'uploadthing',
  ];
  expect(loadedLater.filter((name) => packages.has(name))).toEqual([]);
});

test('creating a database loads little more than PGlite', () => {
  const packages = [...packagesOf(bundledProgram('clusterProgram'))];
  expect(packages.filter((name) => !name.startsWith('@electric-sql/pglite'))).toEqual([]);
});
