import { isDeepStrictEqual } from 'node:util';
import type { Contents } from './server.ts';

type Row = Contents[string][number];

/** A row before and after; null if it did not exist, or does not any more. */
export interface WrittenRow {
  table: string;
  before: Row | null;
  after: Row | null;
}

const identityOf = (row: Row) => JSON.stringify(row['id'] ?? row['key'] ?? row['adminUserId'] ?? row);

/** By their identity. A token's last use is recorded to the minute, which is not a change to it. */
const byIdentity = (rows: Row[] = []) =>
  new Map(rows.map((row) => [identityOf(row), { ...row, lastUsedAt: null } as Row]));

/** The rows that have changed. */
export function rowsWritten(before: Contents, after: Contents): WrittenRow[] {
  const tables = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...tables].flatMap((table) => {
    const [earlier, later] = [byIdentity(before[table]), byIdentity(after[table])];
    return [...new Set([...earlier.keys(), ...later.keys()])]
      .map((id) => ({ table, before: earlier.get(id) ?? null, after: later.get(id) ?? null }))
      .filter((row) => !isDeepStrictEqual(row.before, row.after));
  });
}

/** The tables whose rows have changed. */
export const tablesWritten = (before: Contents, after: Contents): string[] => [
  ...new Set(rowsWritten(before, after).map(({ table }) => table)),
];
