import type { SqlDriverAdapter, SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { vi } from 'vitest';

/** Of what the server remembers for a minute, so that some calls read it and others do not. */
const isRemembered = ({ sql }: SqlQuery) => sql.includes('"FactorRequirement"');

/**
 * Records every SQL statement that Prisma sends from now on, including in transactions, through either of its
 * adapters, but for what the server remembers.
 */
export function recordStatements(): SqlQuery[] {
  const statements: SqlQuery[] = [];
  const record = <Adapter extends SqlQueryable>(adapter: Adapter): Adapter => {
    for (const method of ['queryRaw', 'executeRaw'] as const) {
      const send = adapter[method].bind(adapter) as (query: SqlQuery) => Promise<never>;
      adapter[method] = (query: SqlQuery) => {
        if (!isRemembered(query)) statements.push(query);
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

/**
 * What each statement does to which table, for comparing reads whose parameters differ in number; without those that
 * authenticate the caller. Sorted, because fields that resolve side by side send theirs in any order.
 */
export const tablesOf = (statements: readonly SqlQuery[]): string[] =>
  statements
    .flatMap(({ sql }) => {
      const table = /(?:FROM|INTO|UPDATE) (?:"public"\.)?"(\w+)"/.exec(sql)?.[1] ?? sql;
      return table === 'AdminUser' || table === 'Session' ? [] : [`${sql.split(' ', 1).join()} ${table}`];
    })
    .toSorted();
