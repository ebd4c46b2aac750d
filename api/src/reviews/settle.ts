import { isGranted, type Capability } from '../auth/capabilities.ts';
import type { Admin } from '../auth/viewer.ts';
import type { Transaction } from '../database/client.ts';
import { ReviewEndedError } from '../errors.ts';
import type { Review, ReviewAnswer } from '../database/generated/client.ts';
import { notify, takeBackNotices } from './notices.ts';
import type { ItemPlace } from '../workingCopies/place.ts';
import { accountOf, takeBackEntry, writeEntry } from './thread.ts';

// What happens to the reviews and the thread of an item when it is saved, discarded or deleted: in that transaction.

/** The capabilities of a noun. */
interface Noun {
  write: Capability;
  publish: Capability;
}

/** Answers an open review, and tells its asker. @returns undefined if somebody else has answered it meanwhile */
export async function answerReview(
  transaction: Transaction,
  admin: Admin,
  noun: Pick<Noun, 'write'>,
  review: Review,
  { answer, comment = '' }: { answer: ReviewAnswer; comment?: string },
): Promise<Review | undefined> {
  const now = new Date();
  const [answered] = await transaction.review.updateManyAndReturn({
    where: { id: review.id, answer: null },
    data: {
      answer,
      comment,
      answeredBy: admin.email,
      answeredAt: now,
      changedAt: now,
      version: { increment: 1 },
    },
  });
  if (!answered) return undefined;
  const asker = await accountOf(transaction, review.askedBy, admin);
  const entry = { kind: answer, text: comment, item: review, opens: noun.write };
  await writeEntry(transaction, admin, entry, asker);
  const news = { kind: answer, capability: noun.write, item: review, by: admin.email, text: comment };
  await notify(transaction, asker, news);
  return answered;
}

/** The review that a save approves, at the version that its editor saw. */
export interface ApprovedReview {
  id: number;
  version: number;
}

/**
 * Locks the open review of an item, stored or new, until the transaction ends, for the save that approves it.
 * @throws ReviewEndedError if it was answered, withdrawn or asked for with another sentence
 */
export async function holdApproved(
  transaction: Transaction,
  { entity, itemId }: { entity: string; itemId: number | null },
  { id, version }: ApprovedReview,
): Promise<void> {
  const held = await transaction.$queryRaw<unknown[]>`
    SELECT 1 FROM "Review" WHERE id = ${id} AND version = ${version} AND entity = ${entity}
    AND "itemId" IS NOT DISTINCT FROM ${itemId}::int AND answer IS NULL AND NOT "inTrash" FOR UPDATE`;
  if (held.length === 0) throw new ReviewEndedError();
}

/** Answers the open reviews of items that are public now, and have no working copy any more, by an admin who may publish. */
export async function settlePublished(
  transaction: Transaction,
  admin: Admin,
  noun: Noun,
  entity: string,
  itemIds: readonly number[],
): Promise<void> {
  if (itemIds.length === 0 || !isGranted(admin, noun.publish)) return;
  const open = await transaction.review.findMany({
    where: { entity, itemId: { in: [...itemIds] }, answer: null },
    orderBy: { id: 'asc' },
  });
  if (open.length === 0) return;
  const copies = await transaction.workingCopy.findMany({
    where: { entity, itemId: { in: open.flatMap(({ itemId }) => itemId ?? []) } },
    select: { itemId: true },
  });
  const unfinished = new Set(copies.map(({ itemId }) => itemId));
  for (const review of open)
    if (!unfinished.has(review.itemId))
      await answerReview(transaction, admin, noun, review, { answer: 'published' });
}

/**
 * Reopens the reviews of items whose publication in bulk is undone, as if they had not been answered. An answer that was
 * read has ended its review, and what somebody else has asked for since remains the item’s one open review.
 * @param since when the publication may have been made
 */
export async function reopenPublished(
  transaction: Transaction,
  admin: Admin,
  { write }: Pick<Noun, 'write'>,
  entity: string,
  itemIds: readonly number[],
  since: Date,
): Promise<void> {
  const ofPublication = { answer: 'published', answeredBy: admin.email, answeredAt: { gt: since } } as const;
  const reviews = await transaction.review.findMany({
    where: { entity, itemId: { in: [...itemIds] }, OR: [{ answer: null }, ofPublication] },
    orderBy: { id: 'desc' },
  });
  const open = new Set(reviews.filter(({ answer }) => answer === null).map(({ itemId }) => itemId));
  for (const { id, askedAt, ...item } of reviews) {
    const { itemId, newKey } = item;
    if (open.has(itemId)) continue;
    open.add(itemId);
    const unanswered = { answer: null, answeredBy: '', answeredAt: null, changedAt: askedAt };
    await transaction.review.update({ where: { id }, data: { ...unanswered, version: { increment: 1 } } });
    await takeBackEntry(transaction, item, 'published');
    const news = { kind: 'published', capability: write, itemId, newKey, by: admin.email } as const;
    await takeBackNotices(transaction, news);
  }
}

/** The places of an item that was new and is stored now: its review and its thread go with it. */
export async function carryToItem(
  transaction: Transaction,
  { entity, newKey }: { entity: string; newKey: string },
  itemId: number,
): Promise<void> {
  const carried = { where: { entity, newKey }, data: { itemId, newKey: null } };
  await transaction.review.updateMany(carried);
  await transaction.comment.updateMany(carried);
}

/**
 * Ends the open review of a working copy that is discarded: withdrawn by its asker, else answered. Nothing is left of a
 * new item, nor of its thread.
 */
export async function endDiscarded(
  transaction: Transaction,
  admin: Admin,
  noun: Pick<Noun, 'write'>,
  { entity, itemId, newKey }: ItemPlace,
): Promise<void> {
  const place = { entity, itemId, newKey };
  const withdrawn = await transaction.review.deleteMany({
    where: { ...place, answer: null, askedBy: admin.email },
  });
  if (withdrawn.count > 0) await takeBackEntry(transaction, place);
  const open = await transaction.review.findFirst({ where: { ...place, answer: null } });
  if (open) await answerReview(transaction, admin, noun, open, { answer: 'discarded' });
  if (itemId === null) await transaction.comment.deleteMany({ where: place });
}

/** Keeps the reviews and threads of deleted items apart until the items are restored. */
export async function moveThreads(
  transaction: Transaction,
  entity: string,
  itemIds: readonly number[],
  inTrash: boolean,
): Promise<void> {
  const moved = { where: { entity, itemId: { in: [...itemIds] } }, data: { inTrash } };
  await transaction.review.updateMany(moved);
  await transaction.comment.updateMany(moved);
}

/** Deletes the reviews and threads of all items, or of one that is deleted for good. */
export async function forgetThreads(
  transaction: Transaction,
  where: { entity?: string; itemId?: number; inTrash?: boolean } = {},
): Promise<void> {
  await transaction.review.deleteMany({ where });
  await transaction.comment.deleteMany({ where });
}
