import { prisma } from '../database/client.ts';
import type { Prisma, Image } from '../database/generated/client.ts';
import { pagesById, type PageById } from '../database/pagesById.ts';
import { traced } from '../database/trace.ts';
import type { Task } from '../jobs/queue.ts';
import { log } from '../log.ts';
import type { ImageType } from './imageFile.ts';
import type { ImageStorage } from './storage.ts';
import { renameAddress } from './renameAddress.ts';
import { inWorker } from './worker/workshop.ts';

// Images that were stored before uploads were cleaned, or were restored from the trash of that time, are cleaned once,
// in the background. A cleaned file has a new key, so that its row switches atomically, together with its ETag: a
// server killed in between leaves an orphaned file. Smaller copies never had metadata.

/**
 * Replaces the image’s file with a cleaned one. @returns false if the row has been deleted, or another server
 * was faster
 */
async function replaceFile(
  { id, key, url }: Image,
  data: Prisma.ImageUpdateManyMutationInput & { key: string },
): Promise<boolean> {
  return prisma.$transaction(async (transaction) => {
    const { count } = await transaction.image.updateMany({ where: { id, key }, data });
    if (count === 0) return false;
    if (!url.startsWith('/')) {
      await renameAddress(transaction, key, data.key);
      // In case this server never gets to delete it.
      await transaction.discardedFile.createMany({ data: { key }, skipDuplicates: true });
    }
    return true;
  });
}

async function clean(storage: ImageStorage, image: Image): Promise<void> {
  const { id, key, type, animated } = image;
  const given = await storage.original(image);
  const inspected = given && (await inWorker('nobody', 'inspect', given, type as ImageType, animated));
  if (inspected === 'too many pixels' || (given && !inspected))
    throw new Error('The picture cannot be decoded.');
  if (!inspected?.cleaned) {
    await prisma.image.updateMany({ where: { id, key }, data: { isClean: true } });
    return;
  }
  const { cleaned, ...facts } = inspected;
  const place = await storage.storeAnew(image, cleaned);
  const data = { ...place, ...facts, size: cleaned.length, isClean: true };
  const isReplaced = await replaceFile(image, data).catch(async (error: unknown) => {
    await storage.forget(place.key);
    throw error;
  });
  await storage.forget(isReplaced ? key : place.key);
}

/**
 * Cleans images stored before uploads were cleaned, one after another. A failed one is retried later.
 * @param stopping ends it after the current image
 */
export async function cleanStored(storage: ImageStorage, stopping?: AbortSignal): Promise<void> {
  const next = (page: PageById) =>
    prisma.image.findMany({ ...page, where: { ...page.where, isClean: false } });
  for await (const [image] of pagesById(1, next)) {
    if (!image || stopping?.aborted) return;
    await traced(() => clean(storage, image)).catch((err: unknown) =>
      log.warn({ err, name: image.name }, 'A stored picture could not be cleaned and will be tried again'),
    );
  }
}

export const cleaningTask: Task = {
  name: 'cleanStored',
  cron: '*/5 * * * *',
  work: ({ images }, signal) => cleanStored(images, signal),
};
