import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { root } from './run.ts';

/** Something that is made of files, from the project's folder. */
export interface Made {
  /** Patterns of the files that it is made of. */
  of: string[];
  /** A file inside what is made, which remembers the state of those. */
  stamp: string;
}

/** Prisma’s client, schema.graphql and Relay’s artifacts. */
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
    'web/src/**/*.{ts,tsx}',
    'web/*.{ts,html}',
    'web/public/*',
    'package-lock.json',
  ],
  stamp: 'web/dist/stamp',
};

/** A name for the state of the files that the patterns match: it changes when one of them does. */
function stateOf({ of }: Made): string {
  const hash = createHash('sha256');
  for (const file of globSync(of, { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(resolve(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Whether it was made of its files as they are. */
export function isFresh(made: Made): boolean {
  try {
    return readFileSync(resolve(root, made.stamp), 'utf8') === stateOf(made);
  } catch {
    // Never made.
    return false;
  }
}

/** Remembers that it was made just now. */
export function remember(made: Made): void {
  const path = resolve(root, made.stamp);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stateOf(made));
}
