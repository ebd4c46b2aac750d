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

/** The paths of all files that are a source of something, and of some that are not. A walk of a pattern takes thrice as long. */
function listFiles(root: string): string[] {
  const inside = (recursive: boolean) => (folder: string) => {
    const path = join(root, folder);
    return existsSync(path)
      ? readdirSync(path, { recursive, encoding: 'utf8' }).map((name) =>
          join(folder, name).replaceAll('\\', '/'),
        )
      : [];
  };
  return [...folders.flatMap(inside(true)), ...shallow.flatMap(inside(false))].toSorted();
}

/** A hash of the files that the pattern matches: it changes when one of them does. */
function stateOf({ of }: Made, root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    if (!of.test(file)) continue;
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Whether the output is up to date with its sources. */
export function isFresh(made: Made, root = projectFolder, files = listFiles(root)): boolean {
  try {
    return readFileSync(join(root, made.stamp), 'utf8') === stateOf(made, root, files);
  } catch {
    // Never built.
    return false;
  }
}

/** Whether a start needs to build nothing. */
export function isAllFresh(root = projectFolder): boolean {
  const files = listFiles(root);
  return [generated, built, bundled].every((made) => isFresh(made, root, files));
}

/** Records that the output is being replaced: until it is complete, it is not up to date. */
export function forget(made: Made, root = projectFolder): void {
  rmSync(join(root, made.stamp), { force: true });
}

/** Records that the output is up to date. */
export function remember(made: Made, root = projectFolder): void {
  const path = join(root, made.stamp);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stateOf(made, root, listFiles(root)));
}
