import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root as projectFolder } from './root.ts';

/** Something built from files; paths are relative to the project’s folder. */
export interface Made {
  /** Matches the paths of its source files. */
  of: RegExp;
  /** A file inside the output, which records the state of the sources. */
  stamp: string;
}

/** Prisma’s client, schema.graphql, the rules of forms, fonts and Relay’s artifacts. */
export const generated: Made = {
  of: /^(?:api\/prisma\/schema\.prisma|api\/src\/.*\.ts|schema\.graphql|web\/src\/.*\.tsx?|web\/cutFonts\.ts|relay\.config\.js|package-lock\.json)$/,
  stamp: 'web/src/__generated__/stamp',
};

/** The built site. */
export const built: Made = {
  of: /^(?:api\/prisma\/schema\.prisma|schema\.graphql|web\/src\/.*\.(?:tsx?|css)|web\/[^/]+\.(?:ts|html)|web\/public\/[^/]+|package-lock\.json)$/,
  stamp: 'web/dist/stamp',
};

/** The bundled server. */
export const bundled: Made = {
  of: /^(?:api\/prisma\/schema\.prisma|(?:api\/src|api\/scripts|web\/src\/shared)\/.*(?<!\.test)\.ts|package-lock\.json)$/,
  stamp: 'api/dist/stamp',
};

/** What the sources are in. */
const folders = ['api/src', 'api/scripts', 'web/src', 'web/public'];
/** What has sources beside other folders. */
const shallow = ['.', 'web', 'api/prisma'];

/** Files that may be sources of something, each with what changes when it does, which is read once. */
interface Sources {
  /** In order. */
  paths: readonly string[];
  stateOf: (path: string) => string;
}

/** All files that are a source of something, and some that are not. A walk of a pattern takes thrice as long. */
function listSources(root: string): Sources {
  const inside = (recursive: boolean) => (folder: string) => {
    const path = join(root, folder);
    return existsSync(path)
      ? readdirSync(path, { recursive, encoding: 'utf8' }).map((name) =>
          join(folder, name).replaceAll('\\', '/'),
        )
      : [];
  };
  const states = new Map<string, string>();
  return {
    paths: [...folders.flatMap(inside(true)), ...shallow.flatMap(inside(false))].toSorted(),
    stateOf: (path) => {
      const known = states.get(path);
      if (known !== undefined) return known;
      const { size, mtimeMs } = statSync(join(root, path));
      const state = `${path} ${size} ${mtimeMs}\n`;
      states.set(path, state);
      return state;
    },
  };
}

/** A hash of the files that the pattern matches: it changes when one of them does. */
function stateOf({ of }: Made, sources: Sources): string {
  const hash = createHash('sha256');
  for (const path of sources.paths) if (of.test(path)) hash.update(sources.stateOf(path));
  return hash.digest('hex');
}

/** Whether the output is up to date with its sources. */
export function isFresh(made: Made, root = projectFolder, sources = listSources(root)): boolean {
  try {
    return readFileSync(join(root, made.stamp), 'utf8') === stateOf(made, sources);
  } catch {
    // Never built.
    return false;
  }
}

/** Whether a start needs to build nothing. */
export function isAllFresh(root = projectFolder): boolean {
  const sources = listSources(root);
  return [generated, built, bundled].every((made) => isFresh(made, root, sources));
}

/** Records that the output is being replaced: until it is complete, it is not up to date. */
export function forget(made: Made, root = projectFolder): void {
  rmSync(join(root, made.stamp), { force: true });
}

/** Records that the output is up to date. */
export function remember(made: Made, root = projectFolder): void {
  const path = join(root, made.stamp);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stateOf(made, listSources(root)));
}
