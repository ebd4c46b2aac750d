import { prisma } from '../database/client.ts';
import type { Task } from '../jobs/queue.ts';
import type { ImageStorage } from './storage.ts';

// A file that cannot be deleted because the service is unavailable is recorded and deleted later: no file is kept
// without an image.

/** How many files to try in one batch. */
const batchSize = 100;

/** Deletes the pending files, until the service fails again. */
export async function deleteDiscarded({ deleteFile }: Pick<ImageStorage, 'deleteFile'>): Promise<void> {
  const waiting = await prisma.discardedFile.findMany({ orderBy: { createdAt: 'asc' }, take: batchSize });
  for (const { key } of waiting) {
    // The service may have reported the file again, so that an image uses it by now.
    if ((await prisma.image.count({ where: { key } })) === 0) await deleteFile(key);
    await prisma.discardedFile.deleteMany({ where: { key } });
  }
}

export const discardsTask: Task = {
  name: 'deleteDiscarded',
  cron: '*/5 * * * *',
  work: ({ images }) => deleteDiscarded(images),
};
