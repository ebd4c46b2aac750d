import { createHash } from 'node:crypto';
import { readRule } from '../../auth/permission.ts';
import type { ImageStorage } from '../../images/storage.ts';
import { exclusively, makeArchive, type Archive } from '../archive.ts';
import { imagesIn, type ImageRow } from '../archivedImages.ts';
import { archiveName, imageFileName, sumsName } from './names.ts';
import { tarOf } from './tar.ts';

type Storage = Pick<ImageStorage, 'has' | 'original'>;

/** The number of images looked up at a time: each image at UploadThing takes a request. */
const batchSize = 16;

/** Splits the images into those whose bytes are available and those that only have rows. */
async function sortByPresence(storage: Storage, images: readonly ImageRow[]) {
  const [present, missing]: [ImageRow[], ImageRow[]] = [[], []];
  for (let first = 0; first < images.length; first += batchSize) {
    const batch = images.slice(first, first + batchSize);
    const found = await Promise.all(batch.map((image) => storage.has(image)));
    batch.forEach((image, i) => (found[i] ? present : missing).push(image));
  }
  return { present, missing };
}

async function* filesOf(storage: Storage, text: string, images: readonly ImageRow[]) {
  const sums: string[] = [];
  const file = (name: string, bytes: Uint8Array) => {
    sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
    return { name, bytes };
  };
  yield file(archiveName, Buffer.from(text));
  for (const image of images) {
    const bytes = await storage.original(image);
    // The archive already lists the image, so it must end without its checksums, like a truncated one.
    if (!bytes) throw new Error(`The file of ${image.name} disappeared while it was being exported.`);
    yield file(imageFileName(image), bytes);
  }
  yield { name: sumsName, bytes: Buffer.from(sums.join('')) };
}

/**
 * The whole site as one tar archive, streamed image by image: archive.json, like exportDatabase’s, with the
 * names of unreadable images, if any, as `missing`; images/<number of the row>.<type>, each as stored; and
 * SHA256SUMS, which `sha256sum -c` accepts. Nothing is stored on the server.
 * @throws UnauthenticatedError
 */
export const exportWhole = readRule('database.manage', async (_admin, storage: Storage) => {
  const text = await exclusively(makeArchive);
  const { entities, ...head } = JSON.parse(text) as Archive;
  const { present, missing } = await sortByPresence(storage, imagesIn({ entities }));
  const names = missing.map(({ name }) => name);
  const archive = names.length > 0 ? JSON.stringify({ ...head, missing: names, entities }) : text;
  return { missing: names, pieces: tarOf(filesOf(storage, archive, present)) };
});
