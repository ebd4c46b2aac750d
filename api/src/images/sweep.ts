import { prisma } from '../database/client.ts';
import type { Image } from '../database/generated/client.ts';
import type { ImageFiles } from './files.ts';

/** An upload address is good for an hour; after two nobody comes with one any more. */
const pendingMilliseconds = 2 * 60 * 60 * 1000;

/** How many files are compared with the database in one statement. */
const batchSize = 500;

/** Forgets uploads that were announced and never came. */
export async function forgetStaleUploads(): Promise<void> {
  const before = new Date(Date.now() - pendingMilliseconds);
  await prisma.pendingUpload.deleteMany({ where: { createdAt: { lt: before } } });
}

/** Deleted images whose files wait with them: a row that comes back has its bytes. */
async function trashedImages(): Promise<Pick<Image, 'key' | 'name'>[]> {
  const deletions = await prisma.change.findMany({
    where: { entity: 'Image', trashedUntil: { not: null } },
    select: { before: true },
  });
  return deletions.map(({ before }) => before as unknown as Image);
}

/** Removes the files of a folder that belong to no image, in use or in the trash. */
async function sweepFolder(
  files: ImageFiles,
  folder: 'originals' | 'derivatives',
  belongsTo: 'key' | 'name',
  trashed: readonly Pick<Image, 'key' | 'name'>[],
  settled: number,
): Promise<void> {
  const removeOrphans = async (names: string[]) => {
    const rows = await prisma.image.findMany({
      where: { [belongsTo]: { in: names } },
      select: { key: true, name: true },
    });
    const known = new Set([...rows, ...trashed].map((row) => row[belongsTo]));
    for (const name of names) if (!known.has(name)) await files.remove([folder, name]);
  };
  let batch: string[] = [];
  for await (const name of files.settled(folder, settled)) {
    batch.push(name);
    if (batch.length === batchSize) await removeOrphans(batch.splice(0));
  }
  await removeOrphans(batch);
}

/**
 * Removes what a killed server left behind: half-written files, files without a row, announcements that nobody
 * follows. Runs at the start, before anything is served.
 * @param settled milliseconds for which a file must have lain still: other servers may be writing
 */
export async function sweepImages(files: ImageFiles, settled: number): Promise<void> {
  for await (const name of files.settled('incoming', settled)) await files.remove(['incoming', name]);
  const trashed = await trashedImages();
  await sweepFolder(files, 'originals', 'key', trashed, settled);
  await sweepFolder(files, 'derivatives', 'name', trashed, settled);
  await forgetStaleUploads();
}
