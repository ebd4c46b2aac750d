import type { PGlite } from '@electric-sql/pglite';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils';
import type { PoolConfig } from 'pg';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { createPauses } from '../pauses.ts';

// Apart from the client, which is generated: migrations are also written before it is.

/** A PostgreSQL server, or the PostgreSQL inside this process. */
export type DatabaseSource = { url: string } | { pglite: PGlite };

const pause = createPauses();

/** PostgreSQL inside this process answers at once: without a pause, nothing else goes on between statements. */
function withPauses<Adapter extends SqlQueryable>(adapter: Adapter): Adapter {
  for (const method of ['queryRaw', 'executeRaw'] as const) {
    const send = adapter[method].bind(adapter) as (query: SqlQuery) => Promise<never>;
    adapter[method] = async (query: SqlQuery) => {
      await pause();
      return send(query);
    };
  }
  return adapter;
}

class EmbeddedAdapter extends PrismaPGlite {
  override async connect() {
    const adapter = withPauses(await super.connect());
    const begin = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) => withPauses(await begin(level));
    return adapter;
  }
}

/**
 * For a search, PostgreSQL estimates the cost of reading all rows, and would spend 30 ms on compiling a statement that
 * reads some fifty (docs/product.md#search). No statement of the site runs long enough for compiling to pay off.
 */
const withoutCompiling: PoolConfig = {
  onConnect: async (connection) => {
    await connection.query('SET jit = off');
  },
};

export function adapterFor(source: DatabaseSource, limits: PoolConfig = {}) {
  return 'url' in source
    ? new PrismaPg({ connectionString: source.url, ...withoutCompiling, ...limits })
    : new EmbeddedAdapter(source.pglite);
}
