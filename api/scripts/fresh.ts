import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { root } from './run.ts';

/** Something built from files; paths are relative to the project's folder. */
export interface Made {
  /** Patterns of its source files. */
  of: string[];
  /** A file inside the output, which records the state of the sources. */
  stamp: string;
}

/** Prisma’s client, schema.graphql, the rules of forms and Relay’s artifacts. */
export const generated: Made = {
  of: [
    'api/prisma/schema.prisma',
    'api/src/**/*.ts',
    'schema.graphql',
    'web/src/**/*.{ts,tsx}',
    'relay.config.js',
    'package-lock.json',
  ],
  stamp: 'web/src/__generated__/stamp',
};

/** The built site. */
export const built: Made = {
  of: [
    'api/prisma/schema.prisma',
    'schema.graphql',
    'web/src/**/*.{ts,tsx,css}',
    'web/*.{ts,html}',
    'web/public/*',
    'package-lock.json',
  ],
  stamp: 'web/dist/stamp',
};

/** The bundled server. */
export const bundled: Made = {
  of: [
    'api/prisma/schema.prisma',
    'api/{src,scripts}/**/!(*.test).ts',
    'web/src/shared/**/*.ts',
    'package-lock.json',
  ],
  stamp: 'api/dist/stamp',
};

/** A hash of the files that the patterns match: it changes when one of them does. */
function stateOf({ of }: Made): string {
  const hash = createHash('sha256');
  for (const file of globSync(of, { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(resolve(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Whether the output is up to date with its sources. */
export function isFresh(made: Made): boolean {
  try {
    return readFileSync(resolve(root, made.stamp), 'utf8') === stateOf(made);
  } catch {
    // Never built.
    return false;
  }
}

/** Records that the output is up to date. */
export function remember(made: Made): void {
  const path = resolve(root, made.stamp);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stateOf(made));
}
