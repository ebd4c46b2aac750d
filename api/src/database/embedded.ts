import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { tryLock, unlock } from 'fs-native-extensions';
import { DataFolderError } from '../dataFolder.ts';
import { endOnPanic } from './panic.ts';
import { PrivateFiles } from './privateFiles.ts';

const extensions = { pg_trgm };

/** PostgreSQL’s buffer cache; the system caches its files too. The default is 128 MB. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Another process has locked the data folder. Its data is untouched. */
export class DataFolderInUseError extends DataFolderError {
  override name = 'DataFolderInUseError';
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another server. Stop that server, or set DATA_DIR to a different folder.`,
    );
  }
}

/** The folder of a data folder’s embedded database. */
export const databaseFolder = (folder: string) => join(folder, 'postgres');

/**
 * Locks a data folder for this process. Two processes on one database would destroy it, so the lock is the
 * kernel’s, which even kill -9 releases.
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

/** Opens PostgreSQL inside this process, on files that no other process uses. */
export async function openPGlite(path: string): Promise<PGlite> {
  const pglite = await PGlite.create({ fs: new PrivateFiles(path), extensions, startParams });
  endOnPanic(pglite);
  return pglite;
}

/**
 * Opens the embedded database of a data folder.
 * @throws DataFolderInUseError
 */
export async function openEmbedded(folder: string): Promise<{ pglite: PGlite; close: () => Promise<void> }> {
  const unlockFolder = lockFolder(folder);
  const pglite = await openPGlite(databaseFolder(folder));
  return {
    pglite,
    async close() {
      await pglite.close();
      unlockFolder();
    },
  };
}

/**
 * An in-memory database, empty or cloned from a dump of `pglite.dumpDataDir()`: for tests and drift checks.
 */
export function openInMemory(snapshot?: Blob): Promise<PGlite> {
  return PGlite.create({ extensions, startParams, ...(snapshot && { loadDataDir: snapshot }) });
}
