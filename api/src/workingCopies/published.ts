import {
  isGranted,
  seesEditing,
  type Capability,
  type EditedNoun,
  type Grant,
} from '../auth/capabilities.ts';
import type { Admin, Viewer } from '../auth/viewer.ts';
import { prisma, type Transaction } from '../database/client.ts';
import { modelNamed } from '../database/delegates.ts';
import type { Prisma } from '../database/generated/client.ts';
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts';
import { moveThreads } from '../reviews/settle.ts';

/** The working copy that a change publishes, at the revision that its editor saw. */
export interface PublishedCopy {
  id: number;
  revision: number;
}

/**
 * Which working copies of stored items of a noun an admin’s save may end: all with the capability to publish it, else
 * those that they typed last.
 * @param publish the noun’s capability
 */
export function endableBy(admin: Grant & Pick<Admin, 'email'>, publish: Capability): { keptBy?: string } {
  return isGranted(admin, publish) ? {} : { keptBy: admin.email };
}

/** The working copy that a save publishes, if its admin may end it. */
interface Ended {
  entity: Prisma.ModelName;
  /** The stored item that is saved; null for a new one. */
  itemId: number | null;
  copy: PublishedCopy;
  endable: { keptBy?: string };
}

/**
 * Discards a working copy at the revision that its editor saw.
 * @returns the place that it had; undefined if it is not discarded
 */
export async function discardPublished(
  transaction: Transaction,
  { entity, itemId, copy, endable }: Ended,
): Promise<{ newKey: string | null } | undefined> {
  const where = { ...copy, ...endable, entity, itemId };
  const kept = await transaction.workingCopy.findFirst({ where, select: { newKey: true } });
  const { count } = kept ? await transaction.workingCopy.deleteMany({ where }) : { count: 0 };
  return kept && count > 0 ? kept : undefined;
}

/**
 * Discards the working copy that a save publishes, in the save’s transaction. Of a stored item, one that has ended, or
 * that the admin may not end, is left as it is; a new item needs it, since otherwise there would be two of the item.
 * @returns the key that the working copy of a new item had
 * @throws ValidationError if it is of another item; ConflictError if someone has typed on, whose text the save would leave
 * behind; and for a new item, NotFoundError if someone has published or discarded it
 */
export async function endPublished(transaction: Transaction, ended: Ended): Promise<string | null> {
  const discarded = await discardPublished(transaction, ended);
  if (discarded) return discarded.newKey;
  const { entity, itemId, copy } = ended;
  const kept = await transaction.workingCopy.findUnique({ where: { id: copy.id } });
  if (kept && (kept.entity !== entity || kept.itemId !== itemId))
    throw new ValidationError('This working copy is of another item.');
  if (kept && kept.revision !== copy.revision)
    throw new ConflictError('working copy', kept.revision, { by: kept.keptBy, at: kept.keptAt });
  if (itemId !== null) return null;
  throw new NotFoundError('Someone has published or discarded this working copy.');
}

/** The item that the published working copy of a new one duplicates; null for none. */
export async function originalOf(
  transaction: Transaction,
  entity: Prisma.ModelName,
  { id }: PublishedCopy,
): Promise<number | null> {
  const copy = await transaction.workingCopy.findUnique({
    where: { id, entity },
    select: { duplicates: true },
  });
  return copy?.duplicates ?? null;
}

/** Notes in its history from which working copy an item was created. */
export async function noteCreated(
  transaction: Transaction,
  { entity, newKey }: { entity: Prisma.ModelName; newKey: string },
  rowId: number,
): Promise<void> {
  await transaction.change.updateMany({ where: { entity, rowId, action: 'created' }, data: { newKey } });
}

/** Keeps the working copies of deleted items apart, and their threads, until the items are restored. */
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
  await moveThreads(transaction, entity, itemIds, inTrash);
}

/** The items, of these or of all, that have a working copy: in one statement. Only editors see any. */
export async function copiedItems(
  viewer: Viewer,
  noun: EditedNoun,
  among?: readonly number[],
): Promise<number[]> {
  if (!seesEditing(viewer, noun)) return [];
  const entity = modelNamed(noun.model);
  const copies = await prisma.workingCopy.findMany({
    where: { entity, inTrash: false, itemId: among ? { in: [...among] } : { not: null } },
    select: { itemId: true },
  });
  return copies.flatMap(({ itemId }) => itemId ?? []);
}
