import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programs } from './programs.ts';
import { root } from './run.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What the server starts itself. */
const internal = new Set(['thread', 'clusterProgram']);

test('the documents name every bundled program by its path in the bundle', () => {
  const bundled = programs.map((path) => /\w+(?=\.ts$)/.exec(path)?.[0] ?? '');
  const documents = ['README.md', 'Dockerfile', ...globSync(['docs/*.md', 'deploy/*'], { cwd: root })];
  const named = documents.flatMap((path) =>
    [...read(path).matchAll(/node\s[^`\n]*?(api\/|server\/)?(\w+)\.[jt]s\b/g)].map(
      ([, folder = '', name = '']) => folder + name,
    ),
  );
  expect(new Set(named)).toEqual(
    new Set(bundled.filter((name) => !internal.has(name)).map((name) => `server/${name}`)),
  );
});
