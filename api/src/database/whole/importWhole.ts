import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { confirmedRule, personRule } from '../../auth/permission.ts';
import { RefusedArchiveError } from '../../errors.ts';
import { checkImage, type CheckedImage } from '../../images/check/check.ts';
import { maxImageBytes, RefusedImageError } from '../../images/imageFile.ts';
import type { ImageStorage, Located } from '../../images/storage.ts';
import type { Archive } from '../archive.ts';
import { imagesIn, type ImageRow } from '../archivedImages.ts';
import { replaceContent, type Replacement } from '../archives.ts';
import { readArchive } from '../checkArchive.ts';
import { prisma } from '../client.ts';
import { archiveName, imageFileName, sumsName } from './names.ts';
import { spooled } from './spool.ts';
import { entriesOf, type TarEntry } from './tar.ts';

type Storage = Pick<ImageStorage, 'has' | 'storeNew' | 'forget'>;

/** The maximum size of archive.json and of the checksums, in bytes: they are read into memory as a whole. */
const textLimit = 256 * 2 ** 20;

/** A valid image in the archive whose file is missing from this site. */
interface Arrived {
  image: ImageRow;
  entry: TarEntry;
  facts: CheckedImage['facts'];
}

const refuse = (...because: ConstructorParameters<typeof RefusedArchiveError>): never => {
  throw new RefusedArchiveError(...because);
};

/** The files of the archive by name, each with its SHA-256 from SHA256SUMS. */
async function readEntries(file: FileHandle): Promise<Map<string, TarEntry>> {
  const entries = new Map<string, TarEntry>();
  const sums: string[] = [];
  for await (const entry of entriesOf(file)) {
    const { name, size } = entry;
    if (entries.has(sumsName) || entries.has(name))
      refuse('FILE_TWICE', `${name} appears twice, or after the last file.`, name);
    entries.set(name, entry);
    if (size > (name.startsWith('images/') ? maxImageBytes : textLimit))
      refuse('FILE_TOO_LARGE', `${name} is too large.`, name);
    const bytes = await entry.read();
    if (name !== sumsName) sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
    else if (bytes.toString('latin1') !== sums.join('')) {
      const listed = new Set(bytes.toString('latin1').split('\n'));
      const damaged = sums
        .find((sum) => !listed.has(sum.trimEnd()))
        ?.slice(66)
        .trimEnd();
      refuse(
        'FILE_DAMAGED',
        `${damaged ?? 'A file'} differs from what was exported, by its SHA-256.`,
        damaged,
      );
    }
  }
  if (!entries.has(sumsName)) refuse('ARCHIVE_INCOMPLETE', 'The file was cut off: SHA256SUMS is missing.');
  return entries;
}

/** @throws RefusedArchiveError if the archive has a file that no row refers to */
function refuseUnlisted(entries: ReadonlyMap<string, TarEntry>, images: readonly ImageRow[]): void {
  const known = new Set([archiveName, sumsName, ...images.map(imageFileName)]);
  const unlisted = [...entries.keys()].find((name) => !known.has(name));
  if (unlisted) refuse('FILE_UNKNOWN', `${unlisted} is not listed in ${archiveName}.`, unlisted);
}

async function check({ name, type }: ImageRow, bytes: Buffer): Promise<CheckedImage> {
  try {
    return await checkImage({ name, type }, bytes);
  } catch (error) {
    if (error instanceof RefusedImageError) return refuse(error.code, `${error.message}.`, name);
    throw error;
  }
}

/**
 * The images whose row or bytes are missing from this site, and the names of those whose bytes are missing
 * from the archive as well.
 */
async function findArrived(
  storage: Storage,
  images: readonly ImageRow[],
  entries: ReadonlyMap<string, TarEntry>,
): Promise<{ arrived: Arrived[]; missing: string[] }> {
  const arrived: Arrived[] = [];
  const missing: string[] = [];
  for (const image of images) {
    const entry = entries.get(imageFileName(image));
    const stored = await prisma.image.findUnique({ where: { name: image.name } });
    // Without a file its row is used unchanged, and refers to where the file was.
    const place = stored ?? (entry ? null : image);
    if (place && (await storage.has(place))) continue;
    if (entry) arrived.push({ image, entry, facts: (await check(image, await entry.read())).facts });
    else missing.push(image.name);
  }
  return { arrived, missing };
}

/** The archive with new addresses for images that have moved. */
function readdress(archive: Archive, moved: ReadonlyMap<string, string>): Archive {
  if (moved.size === 0) return archive;
  const current = (text: string) =>
    text.replaceAll(/https:\/\/[a-z0-9.-]+\/f\/[A-Za-z0-9]+/g, (url) => moved.get(url) ?? url);
  const rows = Object.entries(archive.entities).map(([name, of]) => [
    name,
    of.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, typeof value === 'string' ? current(value) : value]),
      ),
    ),
  ]);
  return { ...archive, entities: Object.fromEntries(rows) as Archive['entities'] };
}

/**
 * Stores the files of the archive, then everything else in one transaction. If that fails, the files are
 * removed; a killed server leaves files that the next start sets aside.
 */
async function store(
  storage: Storage,
  archive: Archive,
  arrived: readonly Arrived[],
  replace: (archive: Archive) => Promise<Replacement>,
): Promise<Replacement> {
  const places: Located[] = [];
  const moved = new Map<string, string>();
  const rows = new Map(imagesIn(archive).map((image) => [image.name, image]));
  try {
    for (const { image, entry, facts } of arrived) {
      const { bytes } = await check(image, await entry.read());
      const place = await storage.storeNew(image, bytes);
      places.push(place);
      if (!image.url.startsWith('/') && image.url !== place.url) moved.set(image.url, place.url);
      rows.set(image.name, { ...image, ...facts, ...place, size: bytes.length, isClean: true });
    }
    const images = [...rows.values()] as unknown as Archive['entities'][string];
    const entities = { ...readdress(archive, moved).entities, images };
    const stored = new Set(arrived.map(({ image }) => image.name));
    return await replace({ ...archive, entities, stored });
  } catch (error) {
    for (const { key } of places) await storage.forget(key);
    throw error;
  }
}

/** Also the names of the pictures whose files are neither in the archive nor here. */
type Imported = Replacement & { missing: string[] };

/**
 * Receives an archive made by exportWhole, for importWhole: storing it on disk may take longer than a confirmation lasts.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, BusyError, HttpError 413
 */
export const receiveWhole = confirmedRule(
  'database.manage',
  async (
    _admin,
    dataFolder: string,
    body: ReadableStream<Uint8Array> | null,
    work: (file: FileHandle) => Promise<Imported>,
  ): Promise<Imported> => spooled(dataFolder, body, work),
);

/**
 * Imports a received archive: its content replaces the current content, after a backup, and its pictures are added. The
 * whole archive is checked before anything is written.
 * @throws UnauthenticatedError, ForbiddenError, RefusedArchiveError, ValidationError, ContentChangedError; in each case
 * nothing is written
 */
export const importWhole = personRule(
  'database.manage',
  async (
    admin,
    { dataFolder, storage }: { dataFolder: string; storage: Storage },
    file: FileHandle,
    compared: string | null,
  ): Promise<Imported> => {
    const entries = await readEntries(file);
    const text = await (
      entries.get(archiveName) ?? refuse('ARCHIVE_INCOMPLETE', `The file has no ${archiveName}.`)
    ).read();
    const archive = await readArchive(text.toString());
    refuseUnlisted(entries, imagesIn(archive));
    const { arrived, missing } = await findArrived(storage, imagesIn(archive), entries);
    const replace = (whole: Archive) => replaceContent(admin, dataFolder, whole, 'import', compared);
    return { ...(await store(storage, archive, arrived, replace)), missing };
  },
);
