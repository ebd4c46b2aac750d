import { z } from 'zod';
import { readRule, writeRule } from '../auth/permission.ts';
import { prisma } from '../database/client.ts';
import type { Comment } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { once } from '../database/once.ts';
import type { Selection } from '../database/resource.ts';
import { ValidationError } from '../errors.ts';
import { paragraphs, required } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { placeFor, type CopyPlace } from '../workingCopies/workingCopies.ts';
import { holdItem } from './holdItem.ts';
import { writeEntry } from './thread.ts';

// The comments on items (docs/product.md#review).

/** The longest comment, in characters, and how many one item has at most. */
export const commentLimit = 1_000;
export const threadLimit = 100;

export const commentInput = z.strictObject({ text: required(paragraphs(commentLimit)) });

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
