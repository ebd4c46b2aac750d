import { z } from 'zod';
import { writeRule } from '../auth/permission.ts';
import { transactionBy } from '../auth/transactionBy.ts';
import { deleteRows, holdRows } from '../database/bulk.ts';
import { Prisma, type Image } from '../database/generated/client.ts';
import { databaseId } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { unusedImages } from './unused.ts';
import { everyPlace } from './usage.ts';

/** The maximum number of images in one call. */
export const bulkLimit = 500;

const bulk = z.object({
  ids: z.array(databaseId).min(1).max(bulkLimit, `At most ${bulkLimit} images at a time.`),
});

/**
 * In the order in which a save locks them, and in a mode that excludes itself: of saves and deletions, none waits for
 * one that waits for it.
 */
const tables = Prisma.join(everyPlace.map(({ type }) => Prisma.raw(`"${type}"`)));

/** What was deleted. */
export interface DeletedImages {
  ids: number[];
  /** How many were left because they are in use. */
  kept: number;
}

/**
 * Moves images that are not in use to the trash. Saves of texts wait meanwhile, so that none of them can begin to use
 * one of the images between the check and the deletion.
 * @throws UnauthenticatedError, ForbiddenError, ValidationError
 */
export const deleteUnusedImages = writeRule(
  'images.publish',
  async (admin, given: unknown): Promise<DeletedImages> => {
    const { ids } = validate(bulk, { ids: given });
    return transactionBy(admin, async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE ${tables} IN SHARE ROW EXCLUSIVE MODE`;
      const held = await holdRows<Image>(transaction, 'image', ids);
      const unused = new Set(await unusedImages(transaction, ids));
      const rows = held.filter(({ id }) => unused.has(id));
      await deleteRows(transaction, admin, 'image', rows, {});
      return { ids: rows.map(({ id }) => id), kept: held.length - rows.length };
    });
  },
);
