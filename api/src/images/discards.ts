import { prisma } from '../database/client.ts';
import { log } from '../log.ts';
import { regularly } from '../regularly.ts';
import type { ImageStorage } from './storage.ts';

// A file that cannot be deleted at once, since the service is away, is written down and deleted later: none is kept
// that no image has.

/** How often the files that wait are tried again, in milliseconds. */
const interval = 30_000;

/** How many are tried in one go. */
const batchSize = 100;

/** Deletes the files that wait for it, until the service fails again. */
export async function deleteDiscarded({ deleteFile }: Pick<ImageStorage, 'deleteFile'>): Promise<void> {
  const waiting = await prisma.discardedFile.findMany({ orderBy: { createdAt: 'asc' }, take: batchSize });
  for (const { key } of waiting) {
    // The service may have told of it again, and it was kept then.
    if ((await prisma.image.count({ where: { key } })) === 0) await deleteFile(key);
    await prisma.discardedFile.deleteMany({ where: { key } });
  }
}

/** Deletes what waits for it, now and every half minute. */
export function keepDiscardedDeleted(storage: ImageStorage): { stop: () => void } {
  return regularly(
    interval,
    () => deleteDiscarded(storage),
    (err) => log.warn({ err }, 'Files are waiting to be deleted'),
  );
}
