import { hasCapability, may, type Capability } from '../auth/capabilities.ts';
import type { Admin, Viewer } from '../auth/viewer.ts';
import { prisma, type Transaction } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../errors.ts';

/** The working copy that a change publishes, at the revision that its editor saw. */
export interface PublishedCopy {
  id: number;
  revision: number;
}

/**
 * Which working copies of a noun an admin may end: all with the capability to publish it, else those that they typed
 * last.
 * @param publish the noun’s capability
 */
export function endableBy(admin: Pick<Admin, 'email' | 'role'>, publish: Capability): { keptBy?: string } {
  return hasCapability(admin.role, publish) ? {} : { keptBy: admin.email };
}

/**
 * Discards the working copy that a change of its item publishes, in the transaction of the change. One that someone
 * kept again in the meantime stays, with what they typed, and so does one that the admin may not end.
 * @returns whether it is discarded
 */
export async function discardPublished(
  transaction: Transaction,
  entity: Prisma.ModelName,
  copy: PublishedCopy,
  endable: { keptBy?: string },
): Promise<boolean> {
  const { count } = await transaction.workingCopy.deleteMany({ where: { ...copy, ...endable, entity } });
  return count > 0;
}

/**
 * Why a new item is not made of a working copy that could not be discarded: there would be two of it.
 * @returns a NotFoundError if someone has published or discarded it, a ConflictError if someone typed on, else a
 * ForbiddenError
 */
export async function refusedCopy(transaction: Transaction, { id, revision }: PublishedCopy): Promise<Error> {
  const copy = await transaction.workingCopy.findUnique({ where: { id } });
  if (!copy) return new NotFoundError('Someone has published or discarded this working copy.');
  if (copy.revision === revision)
    return new ForbiddenError('Someone else typed this last. An editor can publish it.');
  return new ConflictError('working copy', copy.revision, { by: copy.keptBy, at: copy.keptAt });
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
