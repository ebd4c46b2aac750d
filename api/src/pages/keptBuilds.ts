import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keepPrivate } from '../dataFolder.ts';

/** The most builds kept, counting the newest; and the most bytes they may have in total. */
const mostBuilds = 5;
const mostBytes = 128 * 1024 * 1024;

/** Files that a killed server was writing are removed at this age, in milliseconds. */
const abandonedAfter = 60 * 60 * 1000;

/** The prefix for a build that is being written; no build or served file has such a name. */
const incoming = 'incoming-';

/** What a page of any build requests from the server. Each name is a hash, or contains one. */
export interface Build {
  /** The folder of the files that browsers load. */
  assets: string;
  /** The texts of the site's operations, by id. */
  operations: Readonly<Record<string, string>>;
}

type Kind = keyof Build;

/** The names that a page can request: they never refer to anything else. */
const hashedName: Record<Kind, RegExp> = {
  assets: /^[\w.-]+-[\w-]{8}\.\w+$/,
  operations: /^[0-9a-f]{64}$/,
};

const buildsIn = (dataFolder: string) => join(dataFolder, 'builds');

/** The path of a file of one of the last builds, even while another server is storing it; null if it does not exist. */
export function findKept(dataFolder: string, kind: Kind, name: string): string | null {
  if (!hashedName[kind].test(name)) return null;
  return (
    buildNames(dataFolder)
      .map((build) => join(buildsIn(dataFolder), build, kind, name))
      .find((path) => existsSync(path)) ?? null
  );
}

function buildNames(dataFolder: string): string[] {
  try {
    return readdirSync(buildsIn(dataFolder)).filter((name) => !name.startsWith(incoming));
  } catch {
    // The folder has been deleted, or nothing has been stored yet.
    return [];
  }
}

/**
 * Stores a build in DATA_DIR/builds, for servers of another build that share the folder and for pages that
 * are still open when the next build is deployed. Done before the build is served, so that all servers can
 * answer its pages.
 */
export async function keepBuild(dataFolder: string, build: Build): Promise<void> {
  const assets = await readdir(build.assets);
  const names = [...assets, ...Object.keys(build.operations)].toSorted();
  const name = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  const place = join(buildsIn(dataFolder), name);
  if (!(await isWhole(place, assets, build))) await write(place, assets, build);
  // The newest is the one that was started last.
  await utimes(place, new Date(), new Date());
  await removeOld(buildsIn(dataFolder), name);
}

/** Whether a build is already stored. A power failure may have emptied recently written files. */
async function isWhole(place: string, assets: readonly string[], build: Build): Promise<boolean> {
  const sizeAt = async (path: string) => (await stat(path)).size;
  try {
    const sizes = await Promise.all(
      assets.map(async (name) => [
        await sizeAt(join(place, 'assets', name)),
        await sizeAt(join(build.assets, name)),
      ]),
    );
    return sizes.every(([kept, built]) => kept === built);
  } catch {
    return false;
  }
}

/** Writes a build atomically. */
async function write(place: string, assets: readonly string[], build: Build): Promise<void> {
  const half = join(dirname(place), `${incoming}${randomUUID()}`);
  try {
    await mkdir(join(half, 'assets'), { recursive: true });
    await mkdir(join(half, 'operations'));
    // Not copyFile, which would copy the mode of the built file.
    const keep = (kind: Kind, name: string, content: string | Buffer) =>
      writeFile(join(half, kind, name), content, { mode: 0o600 });
    for (const name of assets) await keep('assets', name, await readFile(join(build.assets, name)));
    for (const [id, text] of Object.entries(build.operations)) await keep('operations', id, text);
    await rm(place, { recursive: true, force: true });
    await rename(half, place);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    // Another server of the same build was faster.
    if (!(await isWhole(place, assets, build))) throw error;
  }
}

/**
 * Removes the builds over the limits, except `current`, and what a killed server left half-written; makes the
 * remaining ones private.
 */
async function removeOld(folder: string, current: string): Promise<void> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const { mtimeMs } = await stat(join(folder, name));
      return { name, startedAt: name === current ? Infinity : mtimeMs };
    }),
  );
  let [builds, bytes] = [0, 0];
  for (const { name, startedAt } of found.toSorted((a, b) => b.startedAt - a.startedAt)) {
    if (name.startsWith(incoming)) {
      if (Date.now() - startedAt > abandonedAfter) await rm(join(folder, name), { recursive: true });
      continue;
    }
    const files = await filesOf(join(folder, name));
    // Earlier versions kept the build’s modes; the start does not check files in a private folder.
    for (const { path, mode } of files) keepPrivate(path, mode);
    builds += 1;
    bytes += files.reduce((sum, { size }) => sum + size, 0);
    if (name !== current && (builds > mostBuilds || bytes > mostBytes))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function filesOf(build: string) {
  const found = await readdir(build, { recursive: true, withFileTypes: true });
  const paths = found.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    paths.map(async (path) => {
      const { size, mode } = await stat(path);
      return { path, size, mode };
    }),
  );
}
