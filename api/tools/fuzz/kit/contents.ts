import { isDeepStrictEqual } from 'node:util';
import type { Contents } from './server.ts';

/** The use of a token is remembered, to a minute; that is no change of it. */
const withoutUse = (rows: Contents[string] = []) => rows.map((row) => ({ ...row, lastUsedAt: null }));

/** The tables whose rows are not what they were. */
export function tablesWritten(before: Contents, after: Contents): string[] {
  const tables = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...tables].filter(
    (table) => !isDeepStrictEqual(withoutUse(before[table]), withoutUse(after[table])),
  );
}
