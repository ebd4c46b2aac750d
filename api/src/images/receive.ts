import { encodeGlobalID } from '@pothos/plugin-relay';
import type { UploadedImage } from '../../../web/src/shared/uploads.ts';
import { prisma } from '../database/client.ts';
import type { Image, Prisma } from '../database/generated/client.ts';
import { requireStillAdmitted, type Call } from '../auth/stillAdmitted.ts';
import {
  expectedOf,
  ForbiddenError,
  StorageFullError,
  UnauthenticatedError,
  UnavailableError,
} from '../errors.ts';
import { log } from '../log.ts';
import { uploads } from '../operations/metrics.ts';
import { checkImage, type CheckedImage } from './check/check.ts';
import { maxImageBytes, notAnImage, RefusedImageError, tooLarge } from './imageFile.ts';
import type { ImageStorage, Located } from './storage.ts';

/** A file reported by UploadThing, or by the embedded ingest. */
export interface ReceivedFile {
  key: string;
  /** The original name. */
  name: string;
  size: number;
  type: string;
  /** The stored name. */
  customId: string | null;
  ufsUrl: string;
}

export interface Receiver extends Pick<
  ImageStorage,
  'addressOf' | 'original' | 'storeAnew' | 'discard' | 'prepareDerivatives'
> {
  /** The embedded ingest’s check results for files that it has just stored, by key. */
  checkedHere: ReadonlyMap<string, CheckedImage>;
}

/**
 * Creates the row of a file; if a cleaned file replaced it, also records the original’s key, in case this
 * server never gets to delete it.
 */
function keepRow(data: Prisma.ImageCreateInput, givenKey: string): Promise<Image> {
  return prisma.$transaction(async (transaction) => {
    const image = await transaction.image.upsert({ where: { name: data.name }, create: data, update: {} });
    if (image.key !== givenKey) {
      await transaction.discardedFile.createMany({ data: { key: givenKey }, skipDuplicates: true });
    }
    return image;
  });
}

/** Checks a stored file, unless the ingest has just done so, and stores it again if it had to be cleaned. */
async function check(receiver: Receiver, file: ReceivedFile, { key, url, name }: Located & { name: string }) {
  const checked = receiver.checkedHere.get(key);
  if (checked) return { ...checked, place: { key, url } };
  const given = await receiver.original({ key, url });
  if (!given) throw notAnImage(file.name);
  const { bytes, facts } = await checkImage(file, given);
  const image = { key, url, name, type: file.type };
  return { bytes, facts, place: bytes === given ? { key, url } : await receiver.storeAnew(image, bytes) };
}

/**
 * Checks a file and creates its row. A service may report a file twice: it is recognized by its stored name,
 * since a cleaned file has another key.
 */
async function keep(receiver: Receiver, file: ReceivedFile): Promise<Image> {
  const { key, customId: name, type } = file;
  if (!name) throw new Error('UploadThing reported a file without its stored name.');
  const known = await prisma.image.findUnique({ where: { name } });
  if (known) return known;
  if (file.size > maxImageBytes) throw tooLarge(file.name);
  const stored = { key, url: receiver.addressOf(file, name), name };
  const { bytes, facts, place } = await check(receiver, file, stored);
  const title = file.name.replaceAll(/\p{C}/gu, ' ').trim();
  const data = { ...place, name, title, type, size: bytes.length, isClean: true, ...facts };
  const image = await keepRow(data, key).catch(async (error: unknown) => {
    await receiver.discard(place.key);
    throw error;
  });
  for (const spare of new Set([key, place.key])) if (spare !== image.key) await receiver.discard(spare);
  receiver.prepareDerivatives(image, bytes);
  return image;
}

/**
 * Accepts an uploaded file into the site. The embedded ingest checks files before storing them; the hosted
 * service does not, so they are checked here, and deleted if they are not what they claim to be. Never
 * rejects: the browser waits for this answer.
 * @param announcement the call that announced the file, up to an hour ago
 */
export async function receiveImage(
  receiver: Receiver,
  file: ReceivedFile,
  announcement: Call,
): Promise<UploadedImage> {
  try {
    await requireStillAdmitted(announcement, 'images.write');
    const { id, name, url } = await keep(receiver, file);
    uploads.inc({ outcome: 'kept' });
    return { image: { id: encodeGlobalID('Image', id), databaseId: id, name, url }, error: null, code: null };
  } catch (error) {
    const expected = expectedOf(error);
    const isRefused =
      expected instanceof RefusedImageError ||
      expected instanceof UnauthenticatedError ||
      expected instanceof ForbiddenError;
    if (!isRefused) {
      uploads.inc({ outcome: 'failed' });
      log.error({ err: error, key: file.key }, 'An uploaded image could not be stored');
    }
    await receiver.discard(file.key).catch((failure: unknown) => {
      log.error({ err: failure, key: file.key }, 'A refused upload could not be deleted');
    });
    if (isRefused || expected instanceof StorageFullError || expected instanceof UnavailableError)
      return { image: null, error: expected.message, code: expected.code };
    return { image: null, error: `${file.name} could not be stored. Try again.`, code: 'NOT_STORED' };
  }
}
