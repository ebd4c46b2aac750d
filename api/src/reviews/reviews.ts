import { z } from 'zod';
import { isGranted, may } from '../auth/capabilities.ts';
import { readRule, requireCapability, writeRule } from '../auth/permission.ts';
import { readPeople } from '../auth/persons.ts';
import { transactionBy } from '../auth/transactionBy.ts';
import type { Admin, Viewer } from '../auth/viewer.ts';
import { prisma, type Transaction } from '../database/client.ts';
import { modelNamed } from '../database/delegates.ts';
import type { Prisma, Review } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { once } from '../database/once.ts';
import type { Selection } from '../database/resource.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../errors.ts';
import { databaseId, paragraphs, required } from '../inputFields.ts';
import { validate } from '../validation.ts';
import type { ItemPlace } from '../workingCopies/place.ts';
import { copiedNouns, onlyWritable, placeFor, type CopyPlace } from '../workingCopies/workingCopies.ts';
import { commentInput } from './comments.ts';
import { holdItem } from './holdItem.ts';
import { notify } from './notices.ts';
import { answerReview } from './settle.ts';
import { accountsWith, takeBackEntry, writeEntry } from './thread.ts';

// Reviews of what is not published (docs/product.md#review).

/** The longest sentence with which a review is asked for, in characters. */
export const sentenceLimit = 300;

export const reviewInput = z.strictObject({ sentence: required(paragraphs(sentenceLimit)) });

const sentBackInput = z.strictObject({ comment: commentInput.shape.text });

/** Only admins see reviews, none of items in the trash. Reads by global id go through this filter. */
export function visibleReviews(viewer: Viewer): { OR?: []; entity?: { in: string[] }; inTrash: false } {
  return { inTrash: false, ...(may(viewer, 'reviews.read') ? onlyWritable(viewer) : { OR: [] }) };
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
        const { item, isUnpublished } = await holdItem(transaction, noun, where);
        if (!isUnpublished) throw new ValidationError('There is nothing to review: everything is published.');
        const open = await holdOpen(transaction, where);
        if (open && open.askedBy !== admin.email) throw await conflictOfRequests(transaction, open);
        // One’s earlier request ends with the new one.
        await transaction.review.deleteMany({
          where: { ...where, askedBy: admin.email, answer: { not: null } },
        });
        const now = new Date();
        const data = { ...item, sentence, askedBy: admin.email, askedAt: now, changedAt: now };
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

/** The open review of an item, locked until the transaction ends: it is neither answered nor withdrawn meanwhile. */
async function holdOpen(
  transaction: Transaction,
  { entity, itemId, newKey }: ItemPlace,
): Promise<Review | null> {
  const [held] = await transaction.$queryRaw<{ id: number }[]>`
    SELECT id FROM "Review"
    WHERE entity = ${entity} AND ("itemId" = ${itemId} OR "newKey" = ${newKey}) AND answer IS NULL FOR UPDATE`;
  return held ? transaction.review.findUnique({ where: { id: held.id } }) : null;
}

/**
 * A review, locked until the transaction ends, and its noun; null if it has ended.
 * @throws NotFoundError if its item is in the trash, with which it comes back
 */
async function holdReview(transaction: Transaction, id: number) {
  const known = databaseId.safeParse(id).success ? id : 0;
  await transaction.$queryRaw`SELECT 1 FROM "Review" WHERE id = ${known} FOR UPDATE`;
  const review = await transaction.review.findUnique({ where: { id: known } });
  if (review?.inTrash)
    throw new NotFoundError('The item of this review is in the trash, and comes back with it.');
  const noun = copiedNouns.find(({ model }) => modelNamed(model) === review?.entity);
  return review && noun ? { review, noun } : null;
}

const ended = () => new NotFoundError('This review has ended.');

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
  const asker = (await readPeople([askedBy], transaction)).get(askedBy);
  return new ConflictError(
    'review',
    version,
    { by: askedBy, at: askedAt },
    `${asker?.name} has already asked for a review of this item. Wait until it is answered, or add a comment.`,
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
    const { comment: text } = validate(sentBackInput, { comment });
    const { row } = await once<Review>({
      admin,
      key,
      request: ['sendBackReview', id, version, comment],
      change: async (transaction) => {
        const held = await holdReview(transaction, id);
        if (!held) throw ended();
        const { review, noun } = held;
        requireCapability(admin, noun.publish);
        if (review.version !== version || review.answer) throw conflictOf(review);
        const answered = await answerReview(transaction, admin, noun, review, {
          answer: 'sentBack',
          comment: text,
        });
        if (!answered) throw ended();
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
 * @throws UnauthenticatedError, ForbiddenError if somebody else asked for it, ConflictError if it has been answered since,
 * NotFoundError if its item is in the trash, with which it comes back
 */
export const endReview = writeRule(
  'reviews.write',
  async (admin, id: number, version: number): Promise<void> => {
    await transactionBy(admin, async (transaction) => {
      const held = await holdReview(transaction, id);
      if (!held) return;
      const { review, noun } = held;
      requireCapability(admin, noun.write);
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

/** The last asked for or answered first: an answer is news to its asker. */
export const reviewOrder = [
  { name: 'changedAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

const shownTo = (admin: Admin, shown: ReviewsShown): Prisma.ReviewWhereInput => {
  if (shown === 'BY_ME') return { askedBy: admin.email };
  const published = copiedNouns.filter(({ publish }) => isGranted(admin, publish));
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
      ...keysetPage(reviewOrder, page, [visibleReviews({ admin }), shownTo(admin, shown)]),
    }),
);

/** How many reviews the admin can answer. @throws UnauthenticatedError, ForbiddenError */
export const countReviews = readRule('reviews.read', async (admin): Promise<number> =>
  prisma.review.count({ where: { AND: [visibleReviews({ admin }), shownTo(admin, 'OF_ME')] } }),
);
