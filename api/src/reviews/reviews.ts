import { z } from 'zod';
import { hasCapability, may } from '../auth/capabilities.ts';
import { readRule, requireCapability, writeRule } from '../auth/permission.ts';
import type { Admin, Viewer } from '../auth/viewer.ts';
import { prisma, type Transaction } from '../database/client.ts';
import { delegateOf, modelNamed } from '../database/delegates.ts';
import { Prisma, type Comment, type Review } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { once } from '../database/once.ts';
import type { Selection } from '../database/resource.ts';
import { takeTurn } from '../database/takeTurn.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../errors.ts';
import { titleOf } from '../history/record.ts';
import { databaseId, paragraphs, required } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { copiedNouns, placeFor, type CopyPlace } from '../workingCopies/workingCopies.ts';
import { notify } from './notices.ts';
import { answerReview } from './settle.ts';
import { shortTitles } from './shortTitles.ts';
import { accountsWith, takeBackEntry, writeEntry } from './thread.ts';

// Reviews of what is not published, and the comments on items (docs/product.md#review).

/** The longest sentence with which a review is asked for, in characters. */
export const sentenceLimit = 300;

/** The longest comment, in characters, and how many one item has at most. */
export const commentLimit = 1_000;
export const threadLimit = 100;

export const reviewInput = z.strictObject({ sentence: required(paragraphs(sentenceLimit)) });
export const commentInput = z.strictObject({ text: required(paragraphs(commentLimit)) });

type Where = ReturnType<typeof placeFor>['where'];
type Noun = (typeof copiedNouns)[number];

/** Only admins see reviews, none of items in the trash. Reads by global id go through this filter. */
export function visibleReviews(viewer: Viewer): { OR?: []; inTrash: false } {
  return may(viewer, 'reviews.read') ? { inTrash: false } : { OR: [], inTrash: false };
}

/** The same for comments. */
export const visibleComments = visibleReviews;

/**
 * An item whose form can be opened, with its name, cut, and whether there is something to review: its working copy, or that it
 * is not public. Neither is deleted, published or discarded until the transaction ends.
 * @throws NotFoundError
 */
async function holdItem(transaction: Transaction, { noun, model, isPublic }: Noun, where: Where) {
  const { entity, itemId, newKey } = where;
  const missing = new NotFoundError(`The ${noun} was not found.`);
  if (itemId !== null)
    await transaction.$queryRaw`
      SELECT 1 FROM ${Prisma.raw(`"${modelNamed(model)}"`)} WHERE id = ${itemId} FOR KEY SHARE`;
  else
    await transaction.$queryRaw`
      SELECT 1 FROM "WorkingCopy" WHERE entity = ${entity} AND "newKey" = ${newKey} FOR KEY SHARE`;
  const item = itemId && (await delegateOf<object>(transaction, model).findUnique({ where: { id: itemId } }));
  const copy = await transaction.workingCopy.findFirst({ where });
  if (!item && (itemId !== null || !copy)) throw missing;
  const titles = shortTitles(copy ?? titleOf({ ...item }));
  const isUnpublished = copy !== null || (item !== 0 && item !== null && !isPublic(item as never));
  return { item: { ...where, ...titles }, isUnpublished };
}

/**
 * Asks those who may publish an item to review it. Asking again replaces one’s own sentence.
 * @param key identifies a repeat of the call
 * @throws UnauthenticatedError, ForbiddenError, ValidationError also if there is nothing to review, NotFoundError,
 * ConflictError if somebody else has asked for it
 */
export const askForReview = writeRule(
  'reviews.write',
  async (admin, place: CopyPlace, given: string, key?: string | null): Promise<Review> => {
    const { noun, where } = placeFor(admin, place);
    const { sentence } = validate(reviewInput, { sentence: given });
    const { row } = await once<Review>({
      admin,
      key,
      request: ['askForReview', where, given],
      change: async (transaction) => {
        await takeTurn(transaction, `review ${where.entity} ${where.itemId ?? where.newKey}`);
        const { item, isUnpublished } = await holdItem(transaction, noun, where);
        if (!isUnpublished) throw new ValidationError('There is nothing to review: everything is published.');
        const open = await transaction.review.findFirst({ where: { ...where, answer: null } });
        if (open && open.askedBy !== admin.email) throw await conflictOfRequests(transaction, open);
        // One’s earlier request ends with the new one.
        await transaction.review.deleteMany({
          where: { ...where, askedBy: admin.email, answer: { not: null } },
        });
        const data = { ...item, sentence, askedBy: admin.email, askedAt: new Date() };
        const review = open
          ? await transaction.review.update({
              where: { id: open.id },
              data: { ...data, version: { increment: 1 } },
            })
          : await transaction.review.create({ data });
        if (open) await takeBackEntry(transaction, where);
        const editors = await accountsWith(transaction, noun.publish, admin);
        const entry = { kind: 'asked', text: sentence, item, opens: noun.write } as const;
        await writeEntry(transaction, admin, entry, editors);
        const news = {
          kind: 'asked',
          capability: noun.publish,
          item,
          by: admin.email,
          text: sentence,
        } as const;
        await notify(transaction, editors, news);
        return { row: review, isNew: !open };
      },
      find: (transaction, id) => transaction.review.findUnique({ where: { id } }),
    });
    return row;
  },
);

/** A review, locked until the transaction ends, and its noun. @throws NotFoundError */
async function holdReview(transaction: Transaction, id: number) {
  const known = databaseId.safeParse(id).success ? id : 0;
  await transaction.$queryRaw`SELECT 1 FROM "Review" WHERE id = ${known} FOR UPDATE`;
  const review = await transaction.review.findUnique({ where: { id: known, inTrash: false } });
  const noun = copiedNouns.find(({ model }) => modelNamed(model) === review?.entity);
  if (!review || !noun) throw new NotFoundError('This review has ended.');
  return { review, noun };
}

/** Refuses a change of a review that is not as its caller saw it. */
function conflictOf({ version, answer, answeredBy, answeredAt, askedBy, askedAt }: Review): ConflictError {
  const last = answeredAt ? { by: answeredBy, at: answeredAt } : { by: askedBy, at: askedAt };
  const what = answer
    ? 'Somebody has answered this review'
    : 'This review was asked for with another sentence';
  return new ConflictError('review', version, last, `${what} after you opened it. Nothing was changed.`);
}

/** Refuses a request for what somebody else has asked for. */
async function conflictOfRequests(
  transaction: Transaction,
  { version, askedBy, askedAt }: Review,
): Promise<ConflictError> {
  const asker = await transaction.adminUser.findUnique({
    where: { email: askedBy },
    select: { name: true },
  });
  const name = asker?.name || askedBy;
  return new ConflictError(
    'review',
    version,
    { by: askedBy, at: askedAt },
    `${name} has already asked for a review of this item. Wait until it is answered, or add a comment.`,
  );
}

/** What an editor sends back. */
export interface SentBack {
  id: number;
  /** The version of the review that they saw. */
  version: number;
  /** What its asker should do: 1 to 1,000 characters. */
  comment: string;
}

/**
 * Answers a review with a comment, for its asker to go on.
 * @throws UnauthenticatedError, ForbiddenError, ValidationError, NotFoundError, ConflictError if somebody has answered it,
 * or it was asked for with another sentence
 */
export const sendBackReview = writeRule(
  'reviews.publish',
  async (admin, { id, version, comment }: SentBack, key?: string | null): Promise<Review> => {
    const { text } = validate(commentInput, { text: comment });
    const { row } = await once<Review>({
      admin,
      key,
      request: ['sendBackReview', id, version, comment],
      change: async (transaction) => {
        const { review, noun } = await holdReview(transaction, id);
        requireCapability(admin, noun.publish);
        if (review.version !== version || review.answer) throw conflictOf(review);
        const answered = await answerReview(transaction, admin, noun, review, {
          answer: 'sentBack',
          comment: text,
        });
        if (!answered) throw new NotFoundError('This review has ended.');
        return { row: answered, isNew: false };
      },
      find: (transaction, reviewId) => transaction.review.findUnique({ where: { id: reviewId } }),
    });
    return row;
  },
);

/**
 * Ends a review of one’s own: withdraws it or, once it is answered, notes that its answer was read. If it has ended,
 * nothing happens.
 * @throws UnauthenticatedError, ForbiddenError if somebody else asked for it, ConflictError if it has been answered since
 */
export const endReview = writeRule(
  'reviews.write',
  async (admin, id: number, version: number): Promise<void> => {
    await prisma.$transaction(async (transaction) => {
      const { review } = await holdReview(transaction, id).catch((error: unknown) => {
        if (error instanceof NotFoundError) return { review: null };
        throw error;
      });
      if (!review) return;
      if (review.askedBy !== admin.email) throw new ForbiddenError('Somebody else asked for this review.');
      if (review.version !== version) throw conflictOf(review);
      await transaction.review.delete({ where: { id } });
      if (!review.answer) await takeBackEntry(transaction, review);
    });
  },
);

/**
 * What the form of an item shows: its open review, else the answer to the viewer’s own.
 * @throws UnauthenticatedError, ForbiddenError, ValidationError
 */
export const findReview = readRule(
  'reviews.read',
  async (admin, place: CopyPlace): Promise<Review | null> => {
    const { where } = placeFor(admin, place);
    const found = await prisma.review.findMany({
      where: { ...where, inTrash: false, OR: [{ answer: null }, { askedBy: admin.email }] },
      orderBy: { id: 'desc' },
    });
    return found.find(({ answer }) => answer === null) ?? found[0] ?? null;
  },
);

/** Whose reviews a list shows. */
export type ReviewsShown = 'OF_ME' | 'BY_ME';

/** The last asked for first. */
export const reviewOrder = [
  { name: 'askedAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

const shownTo = (admin: Admin, shown: ReviewsShown): Prisma.ReviewWhereInput => {
  if (shown === 'BY_ME') return { askedBy: admin.email };
  const published = copiedNouns.filter(({ publish }) => hasCapability(admin.role, publish));
  return {
    answer: null,
    askedBy: { not: admin.email },
    entity: { in: published.map(({ model }) => modelNamed(model)) },
  };
};

/**
 * One page of the reviews that the admin can answer, or has asked for; none of items in the trash.
 * @throws UnauthenticatedError, ForbiddenError, ValidationError
 */
export const listReviews = readRule(
  'reviews.read',
  async (admin, shown: ReviewsShown, page: Page, selection: Selection = {}): Promise<Review[]> =>
    prisma.review.findMany({
      ...selection,
      ...keysetPage(reviewOrder, page, [{ inTrash: false }, shownTo(admin, shown)]),
    }),
);

/**
 * Adds a comment to the thread of an item, and tells those whom it mentions as “@name”.
 * @param key identifies a repeat of the call
 * @throws UnauthenticatedError, ForbiddenError, ValidationError also if the thread is full, NotFoundError
 */
export const addComment = writeRule(
  'reviews.write',
  async (admin, place: CopyPlace, given: string, key?: string | null): Promise<Comment> => {
    const { noun, where } = placeFor(admin, place);
    const { text } = validate(commentInput, { text: given });
    const { row } = await once<Comment>({
      admin,
      key,
      request: ['addComment', where, given],
      change: async (transaction) => {
        await takeTurn(transaction, `review ${where.entity} ${where.itemId ?? where.newKey}`);
        const { item } = await holdItem(transaction, noun, where);
        if ((await transaction.comment.count({ where: { ...where, kind: 'comment' } })) >= threadLimit)
          throw new ValidationError(`An item has at most ${threadLimit} comments.`);
        const entry = { kind: 'comment', text, item, opens: noun.write } as const;
        return { row: await writeEntry(transaction, admin, entry), isNew: true };
      },
      find: (transaction, id) => transaction.comment.findUnique({ where: { id } }),
    });
    return row;
  },
);

/** Newest first. */
export const commentOrder = [
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/** One page of the thread of an item. @throws UnauthenticatedError, ForbiddenError, ValidationError */
export const listComments = readRule(
  'reviews.read',
  async (admin, place: CopyPlace, page: Page, selection: Selection = {}): Promise<Comment[]> => {
    const { where } = placeFor(admin, place);
    return prisma.comment.findMany({
      ...selection,
      ...keysetPage(commentOrder, page, [{ ...where, inTrash: false }]),
    });
  },
);
