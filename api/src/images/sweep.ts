import { prisma } from '../database/client.ts';
import type { Image } from '../database/generated/client.ts';
import { log } from '../log.ts';
import type { ImageFiles } from './files.ts';

/** An upload address is valid for an hour; after two hours it will not be used anymore. */
const pendingMilliseconds = 2 * 60 * 60 * 1000;

/** How long a file that was set aside is kept. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** How many files one statement checks against the database. */
const batchSize = 500;

/** Deletes announcements of uploads that never arrived. */
export async function forgetStaleUploads(): Promise<void> {
  const before = new Date(Date.now() - pendingMilliseconds);
  await prisma.pendingUpload.deleteMany({ where: { createdAt: { lt: before } } });
}

/** Deleted images whose files are kept, so that a restored row still has its bytes. */
async function trashedImages(): Promise<Pick<Image, 'key' | 'name'>[]> {
  const deletions = await prisma.change.findMany({
    where: { entity: 'Image', trashedUntil: { not: null } },
    select: { before: true },
  });
  return deletions.map(({ before }) => before as unknown as Image);
}

/** The files in a folder that belong to no image, current or in the trash, and the total number of files. */
async function findOrphans(
  files: ImageFiles,
  folder: SweptFolder,
  trashed: readonly Pick<Image, 'key' | 'name'>[],
  settled: number,
): Promise<{ orphans: string[]; total: number }> {
  const belongsTo = folder === 'originals' ? 'key' : 'name';
  const orphans: string[] = [];
  let total = 0;
  const compare = async (names: string[]) => {
    const rows = await prisma.image.findMany({
      where: { [belongsTo]: { in: names } },
      select: { key: true, name: true },
    });
    const known = new Set([...rows, ...trashed].map((row) => row[belongsTo]));
    orphans.push(...names.filter((name) => !known.has(name)));
    total += names.length;
  };
  let batch: string[] = [];
  for await (const name of files.settled(folder, settled)) {
    batch.push(name);
    if (batch.length === batchSize) await compare(batch.splice(0));
  }
  await compare(batch);
  return { orphans, total };
}

type SweptFolder = 'originals' | 'derivatives';

/** A folder in which most files belong to no image of the database. */
export interface UnclaimedFiles {
  folder: SweptFolder;
  /** The number of files that belong to no image, and the total number. */
  count: number;
  total: number;
}

let unclaimed: UnclaimedFiles | null = null;
let lost = 0;

/** The folder that the last sweep kept because most of its files would have been removed; null if it kept none. */
export const unclaimedFiles = (): UnclaimedFiles | null => unclaimed;

/** The number of images if the last sweep found none of their files; otherwise 0. */
export const lostPictures = (): number => lost;

/**
 * Sets aside what a killed server left behind: files without a row. If most files have none, it is probably the rows
 * that are missing (a new, lost or wrong database), and all files are kept.
 * @returns the number of files, and the files kept for that reason; null if there are none
 */
async function sweepFolder(
  files: ImageFiles,
  folder: SweptFolder,
  trashed: readonly Pick<Image, 'key' | 'name'>[],
  settled: number,
): Promise<{ total: number; left: UnclaimedFiles | null }> {
  const { orphans, total } = await findOrphans(files, folder, trashed, settled);
  if (orphans.length * 2 > total) {
    log.error({ folder, total, orphans: orphans.length }, 'Most pictures have no row: none were set aside');
    return { total, left: { folder, count: orphans.length, total } };
  }
  const moment = new Date().toISOString().replaceAll(':', '-');
  for (const name of orphans) await files.move([folder, name], ['removed', moment, folder, name]);
  if (total > 0) log.info({ folder, total, setAside: orphans.length }, 'Looked for pictures without a row');
  return { total, left: null };
}

/**
 * Creates the folder for a site that has no images in it. If the site has some and the folder is missing, it is lost:
 * the server is not ready until the operator restores it.
 * @returns the number of images whose files are in the folder, according to the database; 0 if it is lost
 */
async function openFolder(files: ImageFiles): Promise<number> {
  const pictures = await prisma.image.count({ where: { url: { startsWith: '/' } } });
  if (pictures === 0) await files.make();
  try {
    await files.demand();
    return pictures;
  } catch (err) {
    log.error({ err, pictures }, 'The folder of pictures is lost');
    return 0;
  }
}

/**
 * Cleans up after a killed server: half-written files, files without a row, announcements without an upload. Files
 * without a row are kept in `removed` for thirty days. Runs at startup, before anything is served.
 * @param settled minimum age in milliseconds of what is removed, because other servers may be writing
 */
export async function sweepImages(files: ImageFiles, settled: number): Promise<void> {
  const pictures = await openFolder(files);
  for await (const name of files.settled('incoming', settled)) await files.remove(['incoming', name]);
  for await (const moment of files.settled('removed', keptMilliseconds))
    await files.remove(['removed', moment]);
  const trashed = await trashedImages();
  const originals = await sweepFolder(files, 'originals', trashed, settled);
  const derivatives = await sweepFolder(files, 'derivatives', trashed, settled);
  unclaimed = originals.left ?? derivatives.left;
  lost = originals.total === 0 ? pictures : 0;
  await forgetStaleUploads();
}
