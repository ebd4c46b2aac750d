import { isDeepStrictEqual } from 'node:util';
import type { Contents } from './server.ts';

/** A token's last use is recorded to the minute, which is not a change to it. */
const withoutUse = (rows: Contents[string] = []) => rows.map((row) => ({ ...row, lastUsedAt: null }));

/** The tables whose rows have changed. */
export function tablesWritten(before: Contents, after: Contents): string[] {
  const tables = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...tables].filter(
    (table) => !isDeepStrictEqual(withoutUse(before[table]), withoutUse(after[table])),
  );
}
