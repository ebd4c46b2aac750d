import type { SqlDriverAdapter, SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { vi } from 'vitest';

/**
 * Records every SQL statement that Prisma sends from now on, including in transactions, through either of its
 * adapters.
 */
export function recordStatements(): SqlQuery[] {
  const statements: SqlQuery[] = [];
  const record = <Adapter extends SqlQueryable>(adapter: Adapter): Adapter => {
    for (const method of ['queryRaw', 'executeRaw'] as const) {
      const send = adapter[method].bind(adapter) as (query: SqlQuery) => Promise<never>;
      adapter[method] = (query: SqlQuery) => {
        statements.push(query);
        return send(query);
      };
    }
    return adapter;
  };
  const recordAll = (adapter: SqlDriverAdapter): SqlDriverAdapter => {
    const begin = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolation) => record(await begin(isolation));
    return record(adapter);
  };
  for (const { prototype } of [PrismaPg, PrismaPGlite]) {
    const connect = prototype.connect;
    vi.spyOn(prototype, 'connect').mockImplementation(async function connectAndRecord(
      this: typeof prototype,
    ) {
      return recordAll(await connect.call(this as never)) as never;
    });
  }
  return statements;
}
