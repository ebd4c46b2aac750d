import { prisma } from '../database/client.ts';
import { Prisma, type Image } from '../database/generated/client.ts';
import type { ImageStorage } from '../images/storage.ts';
import { log } from '../log.ts';
import { regularly } from '../regularly.ts';
import { personal } from './record.ts';

/** How often the trash is checked, in milliseconds. */
const interval = 60 * 60 * 1000;

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
      if (entity && rowId)
        await prisma.workingCopy.deleteMany({ where: { entity, itemId: rowId, inTrash: true } });
      // Repeated at the next start if the process is killed in between: a missing file is not a failure.
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

/** Empties the trash now and every hour. */
export function keepTrashEmptied(storage: ImageStorage): { stop: () => void } {
  return regularly(
    interval,
    () => emptyTrash(storage),
    (err) => log.error({ err }, 'The trash could not be emptied'),
  );
}
