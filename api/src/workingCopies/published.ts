import type { Transaction } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';

/** The working copy that a change publishes, at the revision that its editor saw. */
export interface PublishedCopy {
  id: number;
  revision: number;
}

/**
 * Discards the working copy that a change of its item publishes, in the transaction of the change. One that someone
 * kept again in the meantime stays, with what they typed.
 */
export async function discardPublished(
  transaction: Transaction,
  entity: Prisma.ModelName,
  copy: PublishedCopy | null | undefined,
): Promise<void> {
  if (copy) await transaction.workingCopy.deleteMany({ where: { ...copy, entity } });
}

/** Keeps the working copies of a deleted item apart until the item is restored. */
export async function moveCopies(
  transaction: Transaction,
  entity: Prisma.ModelName,
  itemId: number,
  inTrash: boolean,
): Promise<void> {
  await transaction.workingCopy.updateMany({ where: { entity, itemId }, data: { inTrash } });
}
