import { may } from '../auth/capabilities.ts';
import type { Viewer } from '../auth/viewer.ts';
import { prisma, type Transaction } from '../database/client.ts';
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

/** Keeps the working copies of deleted items apart until the items are restored. */
export async function moveCopies(
  transaction: Transaction,
  entity: Prisma.ModelName,
  itemIds: readonly number[],
  inTrash: boolean,
): Promise<void> {
  await transaction.workingCopy.updateMany({
    where: { entity, itemId: { in: [...itemIds] } },
    data: { inTrash },
  });
}

/** The items, of these or of all, that have a working copy: in one statement. Only editors see any. */
export async function copiedItems(
  viewer: Viewer,
  entity: Prisma.ModelName,
  among?: readonly number[],
): Promise<number[]> {
  if (!may(viewer, 'workingCopies.read')) return [];
  const copies = await prisma.workingCopy.findMany({
    where: { entity, inTrash: false, itemId: among ? { in: [...among] } : { not: null } },
    select: { itemId: true },
  });
  return copies.flatMap(({ itemId }) => itemId ?? []);
}
