import type { PGlite } from '@electric-sql/pglite';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaPGlite } from 'pglite-prisma-adapter';

// Apart from the client, which is generated: migrations are also written before it is.

/** A PostgreSQL server, or the PostgreSQL inside this process. */
export type DatabaseSource = { url: string } | { pglite: PGlite };

export function adapterFor(source: DatabaseSource, limits = {}) {
  return 'url' in source
    ? new PrismaPg({ connectionString: source.url, ...limits })
    : new PrismaPGlite(source.pglite);
}
