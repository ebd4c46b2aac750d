import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from './client.ts';
import { tableOf, type Entity } from './entities.ts';

/** Whether a row of an archive has the same values as the existing row, ignoring versions. */
export function holdsTheSame(before: Record<string, unknown>, row: Record<string, unknown>): boolean {
  return Object.entries(row).every(
    ([name, value]) => name === 'version' || isDeepStrictEqual(before[name], value),
  );
}

/**
 * Assigns later versions to rows that replace those of an entity: a version that a client already has, in an
 * open form or an ETag, must not come to identify a different text. An unchanged row keeps its version.
 */
export async function withLaterVersions(
  entity: Entity,
  transaction: Transaction,
  rows: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const current = new Map((await tableOf(entity, transaction).findMany({})).map((row) => [row['id'], row]));
  return rows.map((row) => {
    const before = current.get(row['id']);
    if (!before || !('version' in row)) return row;
    if (holdsTheSame(before, row)) return { ...row, version: before['version'] };
    return { ...row, version: Math.max(Number(before['version']), Number(row['version'])) + 1 };
  });
}
