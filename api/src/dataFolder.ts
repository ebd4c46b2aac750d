import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Environment } from './environment.ts';
import { expectedOf, StorageFullError } from './errors.ts';
import { OperatorError } from './operatorError.ts';

/** DATA_DIR cannot be used; its data is untouched. The message explains what to do. */
export class DataFolderError extends OperatorError {
  override name = 'DataFolderError';
}

/** The disk of DATA_DIR, or PostgreSQL’s, is full, so that a program cannot start. */
export class FullDiskError extends DataFolderError {
  override name = 'FullDiskError';
  constructor(folder: string | null, cause: unknown) {
    const disk = folder ? `The disk of ${resolve(folder)}` : 'The disk of PostgreSQL’s server';
    super(`${disk} is full. Make room on it, and start again; the saved data is unchanged.`, {
      cause,
    });
  }
}

/** Converts an error caused by a full disk into one that names the disk; returns any other error unchanged. */
export function asFullDisk(error: unknown, { DATABASE_URL, DATA_DIR }: Environment): unknown {
  if (error instanceof OperatorError) return error;
  const expected = expectedOf(error);
  // A migration’s error is the database’s own, not Prisma’s.
  const isInMigration = error instanceof Error && /No space left on device/.test(error.message);
  if (!(expected instanceof StorageFullError) && !isInMigration) return error;
  const isDatabase = expected instanceof StorageFullError ? expected.isDatabase : true;
  return new FullDiskError(DATABASE_URL && isDatabase ? null : DATA_DIR, error);
}

/** The mode bits that grant access to anyone but the owner. */
const toOthers = 0o077;

/**
 * Creates DATA_DIR, or makes an existing one private to the user who runs the server. Everything that this process and
 * its libraries write from now on is private too: the database’s files contain password hashes and the keys that sign
 * tokens.
 * @throws DataFolderError if the folder belongs to another user
 */
export function openDataFolder(folder: string): void {
  process.umask(toOthers);
  try {
    makeFolder(resolve(folder));
    // Windows has no file modes: a folder inherits its parent’s permissions.
    if (process.platform === 'win32') return;
    const { mode } = statSync(folder);
    if (mode & 0o1000 || resolve(folder) === '/') {
      throw new DataFolderError(
        `${folder} is open to all users. Set DATA_DIR to a folder that only the site uses.`,
      );
    }
    // The outer folder first, so that no one can replace a file inside with a link before its mode is changed.
    keepPrivate(folder, mode);
    closeToOthers(folder);
  } catch (error) {
    const { code, path = folder } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new FullDiskError(folder, error);
    const foreign = ['EPERM', 'EACCES', 'EROFS'].includes(code);
    throw new DataFolderError(
      foreign
        ? `${path} cannot be closed to other users (${code}). Make the user who runs the server the owner of the whole data folder, or set DATA_DIR to a folder that this user owns.`
        : `${path} cannot be used as a folder (${code}). Set DATA_DIR to a folder, or to a path where one can be created.`,
    );
  }
}

/**
 * Creates a folder and its parents. Node’s recursive mkdir never returns where the system cannot create a folder, as in
 * /proc.
 */
function makeFolder(folder: string): void {
  const exists = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  if (exists()) return;
  if (folder !== dirname(folder)) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server may have been faster.
    if (!exists()) throw error;
  }
}

/**
 * Removes access that an earlier version granted to others. A folder is changed after its contents: a private folder is
 * therefore finished, and a start checks few files. Links are not followed.
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

/** Removes the access that a file’s or folder’s mode grants to others. */
export function keepPrivate(path: string, mode: number): void {
  try {
    if (mode & toOthers) chmodSync(path, mode & 0o7777 & ~toOthers);
  } catch (error) {
    // Another server may have just moved or removed it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * How many milliseconds a half-written or unknown file in DATA_DIR must be untouched to count as abandoned. With
 * DATABASE_URL, other servers may be writing to the folder; the embedded database belongs to one server.
 */
export function settledAfter({ DATABASE_URL }: Environment): number {
  return DATABASE_URL ? 60_000 : 0;
}
