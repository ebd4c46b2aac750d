import type { Transaction } from './client.ts';
import { Prisma } from './generated/client.ts';

/**
 * Makes new rows get ids after the highest one in the table and after all that the table has ever given: the history
 * and the trash know deleted rows by their ids.
 * @param transaction holds a lock on the table, so that nobody inserts rows meanwhile
 */
export async function continueIds(transaction: Transaction, model: Prisma.ModelName): Promise<void> {
  const table = `"${model}"`;
  await transaction.$executeRaw`
    SELECT setval(ids, GREATEST((SELECT max(id) FROM ${Prisma.raw(table)}), pg_sequence_last_value(ids)))
    FROM CAST(pg_get_serial_sequence(${table}, 'id') AS regclass) AS ids`;
}
