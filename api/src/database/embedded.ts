import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { tryLock, unlock } from 'fs-native-extensions';
import { DataFolderError } from '../dataFolder.ts';
import { endOnPanic } from './panic.ts';
import { PrivateFiles } from './privateFiles.ts';

const extensions = { pg_trgm };

/** Pages that PostgreSQL keeps for itself; the system keeps its files at hand too. Its own choice is 128 MB. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Another process holds the data folder. Its data is untouched. */
export class DataFolderInUseError extends DataFolderError {
  override name = 'DataFolderInUseError';
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another server. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Opens the PostgreSQL that runs inside this process, with its files in `folder`/postgres.
 * Two processes on one folder would destroy it, so the kernel holds a lock that even kill -9 frees.
 * @throws DataFolderInUseError
 */
export async function openEmbedded(folder: string): Promise<{ pglite: PGlite; close: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = openSync(join(folder, 'lock'), 'a+');
  if (!tryLock(lock)) {
    closeSync(lock);
    throw new DataFolderInUseError(folder);
  }
  const fs = new PrivateFiles(join(folder, 'postgres'));
  const pglite = await PGlite.create({ fs, extensions, startParams });
  endOnPanic(pglite);
  return {
    pglite,
    async close() {
      await pglite.close();
      unlock(lock);
      closeSync(lock);
    },
  };
}

/** A database in memory, empty or cloned from a dump of `pglite.dumpDataDir()`: for tests and for drift checks. */
export function openInMemory(snapshot?: Blob): Promise<PGlite> {
  return PGlite.create({ extensions, startParams, ...(snapshot && { loadDataDir: snapshot }) });
}
