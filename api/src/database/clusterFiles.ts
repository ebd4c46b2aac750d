import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PrivateFiles } from './privateFiles.ts';

/** How PGlite is opened, on files or in memory. */
export const pgliteOptions = {
  extensions: { pg_trgm },
  /** Shrinks PostgreSQL’s buffer cache, since the system caches its files too. The default is 128 MB. */
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
};

/** Opens the PostgreSQL in a folder; in a new one, it creates its files first. */
export const openFiles = (path: string): Promise<PGlite> =>
  PGlite.create({ fs: new PrivateFiles(path), ...pgliteOptions });
