import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Environment } from './environment.ts';
import { OperatorError } from './operatorError.ts';

/** DATA_DIR cannot be used; its data is untouched. The message says what to do. */
export class DataFolderError extends OperatorError {
  override name = 'DataFolderError';
}

/** What a file’s mode grants to others than its owner. */
const toOthers = 0o077;

/**
 * Makes DATA_DIR, or an older one, private to the user who runs the server, and so all that this process writes from
 * now on, whichever library does: the database’s files hold password hashes and the keys that sign tokens.
 * @throws DataFolderError when the folder is another user’s
 */
export function openDataFolder(folder: string): void {
  process.umask(toOthers);
  try {
    makeFolder(resolve(folder));
    // Windows has no such modes: there a folder has the rights of the one that it is in.
    if (process.platform === 'win32') return;
    const { mode } = statSync(folder);
    if (mode & 0o1000 || resolve(folder) === '/') {
      throw new DataFolderError(
        `${folder} is open to all users. Set DATA_DIR to a folder of the site’s own.`,
      );
    }
    // The outer door first: behind it nobody can put a link in the place of a file that is about to be changed.
    keepPrivate(folder, mode);
    closeToOthers(folder);
  } catch (error) {
    const { code, path = folder } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    const foreign = ['EPERM', 'EACCES', 'EROFS'].includes(code);
    throw new DataFolderError(
      foreign
        ? `${path} cannot be closed to other users (${code}). Make the user who runs the server the owner of the whole data folder, or set DATA_DIR to a folder that this user owns.`
        : `${path} cannot be used as a folder (${code}). Set DATA_DIR to a folder, or to a path where one can be created.`,
    );
  }
}

/** Makes a folder and those that it is in. Node’s own way never ends where the system makes none, as in /proc. */
function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  if (isThere()) return;
  if (folder !== dirname(folder)) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server may have been faster.
    if (!isThere()) throw error;
  }
}

/**
 * Takes from others what an earlier version let them have. A folder comes after what is in it, so that one that is
 * private already is done with, and a start looks at few files. Links are not followed.
 */
function closeToOthers(folder: string): void {
  for (const { name } of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, name);
    const file = lstatSync(path, { throwIfNoEntry: false });
    if (!file || file.isSymbolicLink() || !(file.mode & toOthers)) continue;
    if (file.isDirectory()) closeToOthers(path);
    keepPrivate(path, file.mode);
  }
}

/** Takes from others what the mode of a file or folder grants them. */
export function keepPrivate(path: string, mode: number): void {
  try {
    if (mode & toOthers) chmodSync(path, mode & 0o7777 & ~toOthers);
  } catch (error) {
    // Another server may have moved or removed it just now.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * For how many milliseconds a half-written or unknown file in DATA_DIR must have lain still to be nobody’s. On
 * PostgreSQL other servers may be writing into the folder; the embedded database is one server’s alone.
 */
export function settledAfter({ DATABASE_URL }: Environment): number {
  return DATABASE_URL ? 60_000 : 0;
}
