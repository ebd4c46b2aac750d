import { createHash } from 'node:crypto';
import { transactionBy } from '../auth/transactionBy.ts';
import type { Admin } from '../auth/viewer.ts';
import { checkIdempotencyKey, refuseReusedKey } from '../idempotencyKey.ts';
import type { Task } from '../jobs/queue.ts';
import { prisma, type Transaction } from './client.ts';

/** How many days a key is remembered (docs/product.md#rest). */
const keptDays = 30;

/** What a save results in. */
export interface Saved<Row> {
  row: Row;
  /** Whether the save added the row. */
  isNew: boolean;
}

interface Once<Row> {
  admin: Pick<Admin, 'id' | 'email'>;
  /** The client’s key; without one, each call counts. */
  key: string | null | undefined;
  /** What is asked for, as the client sent it: JSON. */
  request: readonly unknown[];
  /** Makes the change, if there is something to change. */
  change: (transaction: Transaction) => Promise<Saved<Row>>;
  /** The row with this id, as it is now. */
  find: (transaction: Transaction, id: number) => Promise<Row | null>;
}

/** With the members of objects in one order, which has no meaning in JSON. */
const sorted = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const digestOf = (request: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(request, sorted)).digest('base64url');

/**
 * Makes a change in one transaction, unless it was made before under the same key; then returns the row as it is now.
 * The key is taken first: a simultaneous repeat waits until the change is made.
 * @throws ValidationError if the key belongs to another change, or the row has been deleted since
 */
export async function once<Row extends { id: number }>(wanted: Once<Row>): Promise<Saved<Row>> {
  const { admin, key, request, change, find } = wanted;
  if (key == null) return transactionBy(admin, change);
  checkIdempotencyKey(key);
  const digest = digestOf(request);
  return transactionBy(admin, async (transaction) => {
    const { keyedRequest } = transaction;
    const data = { key, by: admin.email, digest };
    const { count } = await keyedRequest.createMany({ data, skipDuplicates: true });
    if (count === 1) {
      const saved = await change(transaction);
      const { row, isNew } = saved;
      await keyedRequest.update({ where: { key }, data: { rowId: row.id, isNew } });
      return saved;
    }
    const made = await keyedRequest.findUnique({ where: { key } });
    if (made?.digest !== digest || made.by !== admin.email) {
      // What prevents the change, such as a conflict, says more.
      await change(transaction);
      return refuseReusedKey(
        'A different change was made with this idempotency key. Use a new key for each change.',
      );
    }
    const row = await find(transaction, made.rowId ?? 0);
    if (!row) refuseReusedKey('It was saved, and has been deleted since. Use a new key to add it again.');
    return { row, isNew: made.isNew ?? false };
  });
}

/** Deletes keys that need not be remembered any longer. */
export async function forgetOldKeys(now = new Date()): Promise<void> {
  const at = { lt: new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000) };
  await prisma.keyedRequest.deleteMany({ where: { at } });
}

export const oldKeysTask: Task = {
  name: 'forgetOldKeys',
  cron: '0 * * * *',
  work: () => forgetOldKeys(),
};
