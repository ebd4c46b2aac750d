import { closeSync, existsSync, mkdirSync, openSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { tryLock, unlock } from 'fs-native-extensions';
import { DataFolderError, FullDiskError } from '../dataFolder.ts';
import { log } from '../log.ts';
import { openFiles, pgliteOptions } from './clusterFiles.ts';
import { createCluster, removeUnfinished } from './createCluster.ts';
import { endOnPanic } from './panic.ts';

/** Another process has locked the data folder. Its data is untouched. */
export class DataFolderInUseError extends DataFolderError {
  override name = 'DataFolderInUseError';
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another server. Stop that server, or set DATA_DIR to a different folder.`,
    );
  }
}

/** The folder of the embedded database in a data folder. */
export const databaseFolder = (folder: string) => join(folder, 'postgres');

/**
 * Locks a data folder for this process. Two processes on one database would destroy it, so this is a kernel
 * lock, which is released even by kill -9.
 * @returns a function that releases it
 * @throws DataFolderInUseError
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = openSync(join(folder, 'lock'), 'a+');
  if (!tryLock(lock)) {
    closeSync(lock);
    throw new DataFolderInUseError(folder);
  }
  return () => {
    unlock(lock);
    closeSync(lock);
  };
}

/** PostgreSQL cannot open the files, which stay unchanged; the log has the cause. */
class UnopenedError extends DataFolderError {
  override name = 'UnopenedError';
  constructor(path: string, cause: unknown) {
    const { message = 'its files cannot be used' } = cause as { message?: string };
    super(
      `The embedded database in ${resolve(path)} cannot be opened: ${message}. Check that the user who runs the server can read and write its files; otherwise restore a copy of the folder. The log line before this one has the cause.`,
      { cause },
    );
  }
}

/** The bytes that PostgreSQL writes as soon as it starts: one segment of its log. */
const neededSpace = 16 * 2 ** 20;

/** Whether the disk is full: PGlite only reports that something failed, or throws the C library’s error number. */
function isDiskFull(path: string): boolean {
  const { bavail, bsize } = statfsSync(dirname(path));
  return bavail * bsize < neededSpace;
}

/**
 * Opens PostgreSQL inside this process, on files that nobody else uses.
 * @throws FullDiskError, and any other failure as DataFolderError
 */
export async function openPGlite(path: string): Promise<PGlite> {
  removeUnfinished(path);
  try {
    if (!existsSync(path)) await createCluster(path);
    const pglite = await openFiles(path);
    endOnPanic(pglite);
    return pglite;
  } catch (err) {
    // What was not finished still takes its space.
    const error = isDiskFull(path) ? new FullDiskError(dirname(path), err) : new UnopenedError(path, err);
    removeUnfinished(path);
    if (error instanceof UnopenedError) log.error({ err }, 'The embedded database cannot be opened');
    throw error;
  }
}

/**
 * Opens the embedded database of a data folder.
 * @throws DataFolderInUseError, FullDiskError
 */
export async function openEmbedded(folder: string): Promise<{ pglite: PGlite; close: () => Promise<void> }> {
  const unlockFolder = lockFolder(folder);
  const pglite = await openPGlite(databaseFolder(folder)).catch((error: unknown) => {
    unlockFolder();
    throw error;
  });
  return {
    pglite,
    async close() {
      await pglite.close();
      unlockFolder();
    },
  };
}

/** An in-memory database, empty or cloned from a dump of `pglite.dumpDataDir()`, for tests and drift checks. */
export function openInMemory(snapshot?: Blob): Promise<PGlite> {
  return PGlite.create({ ...pgliteOptions, ...(snapshot && { loadDataDir: snapshot }) });
}
