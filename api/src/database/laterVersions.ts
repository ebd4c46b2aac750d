import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from './client.ts';
import { tableOf, type Entity } from './entities.ts';

/** Whether a row of an archive holds what the row that is there does, whatever their versions. */
export function holdsTheSame(before: Record<string, unknown>, row: Record<string, unknown>): boolean {
  return Object.entries(row).every(
    ([name, value]) => name === 'version' || isDeepStrictEqual(before[name], value),
  );
}

/**
 * Rows that are about to replace those of an entity, with versions that go on: whoever holds a version of before, in an
 * open form or an ETag, must not meet the same one on another text. A row that stays as it is keeps its own.
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
