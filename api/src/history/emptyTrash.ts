import { prisma } from '../database/client.ts';
import { Prisma, type Image } from '../database/generated/client.ts';
import type { ImageStorage } from '../images/storage.ts';
import type { Task } from '../jobs/queue.ts';
import { forgetThreads } from '../reviews/settle.ts';
import { personal } from './record.ts';

/** How many deletions are purged in one batch. */
const batchSize = 100;

/** Purges deleted rows whose time in the trash is over, and the files of images. */
export async function emptyTrash(storage: ImageStorage, now = new Date()): Promise<void> {
  for (;;) {
    const over = await prisma.change.findMany({
      where: { trashedUntil: { lte: now } },
      orderBy: { id: 'asc' },
      take: batchSize,
    });
    for (const { entity, rowId, before } of over) {
      if (entity && rowId) {
        const trashed = { entity, itemId: rowId, inTrash: true };
        await prisma.workingCopy.deleteMany({ where: trashed });
        await forgetThreads(prisma, trashed);
      }
      // Repeated an hour later if the process is killed in between: a missing file is not a failure.
      if (entity === 'Image') await storage.remove(before as unknown as Image);
      if (entity && entity in personal) {
        const nameless = { titleEn: '', titleId: '' };
        await prisma.change.updateMany({ where: { entity, rowId }, data: nameless });
      }
    }
    await prisma.change.updateMany({
      where: { id: { in: over.map(({ id }) => id) } },
      data: { trashedUntil: null, before: Prisma.DbNull },
    });
    if (over.length < batchSize) return;
  }
}

export const trashTask: Task = {
  name: 'emptyTrash',
  cron: '0 * * * *',
  work: ({ images }) => emptyTrash(images),
};
