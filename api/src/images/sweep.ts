import { prisma } from '../database/client.ts';
import type { Image } from '../database/generated/client.ts';
import { log } from '../log.ts';
import type { ImageFiles } from './files.ts';

/** An upload address is good for an hour; after two nobody comes with one any more. */
const pendingMilliseconds = 2 * 60 * 60 * 1000;

/** For how long a file that was set aside is kept. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;

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

/** The files of a folder that belong to no image, in use or in the trash, and how many files there are in all. */
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

/** A folder of which most files belong to no image of the database. */
export interface UnclaimedFiles {
  folder: SweptFolder;
  /** How many belong to no image, and how many files there are in all. */
  count: number;
  total: number;
}

let unclaimed: UnclaimedFiles | null = null;
let lost = 0;

/** What the last sweep left alone, since most files of a folder would have gone; null when there was no doubt. */
export const unclaimedFiles = (): UnclaimedFiles | null => unclaimed;

/** How many pictures the last sweep found without a single file of theirs; 0 when there was any. */
export const lostPictures = (): number => lost;

/**
 * Sets aside what a killed server left behind: files without a row. When most files have none, it is rather the rows
 * that are missing (a new, lost or mistaken database), and all stay.
 * @returns how many files there are, and what stays for that reason; null when nothing had to
 */
async function sweepFolder(
  files: ImageFiles,
  folder: SweptFolder,
  trashed: readonly Pick<Image, 'key' | 'name'>[],
  settled: number,
): Promise<{ total: number; left: UnclaimedFiles | null }> {
  const { orphans, total } = await findOrphans(files, folder, trashed, settled);
  if (orphans.length * 2 > total) {
    log.error({ folder, total, orphans: orphans.length }, 'Most pictures have no row: none was set aside');
    return { total, left: { folder, count: orphans.length, total } };
  }
  const moment = new Date().toISOString().replaceAll(':', '-');
  for (const name of orphans) await files.move([folder, name], ['removed', moment, folder, name]);
  log.info({ folder, total, setAside: orphans.length }, 'Looked for pictures without a row');
  return { total, left: null };
}

/**
 * Makes the folder of a site that has no pictures in it. That of one which has them is there, or is lost: then it is for
 * the operator to bring it back, and until then the server is not ready.
 * @returns how many pictures have their files in the folder, as the database has it; 0 when it is lost
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
 * Tidies up after a killed server: half-written files, files without a row, announcements that nobody follows. Files
 * without a row are kept in `removed` for thirty days. Runs at the start, before anything is served.
 * @param settled milliseconds for which a file must have lain still: other servers may be writing
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
