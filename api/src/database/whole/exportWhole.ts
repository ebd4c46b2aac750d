import { createHash } from 'node:crypto';
import { readRule } from '../../auth/permission.ts';
import type { ImageStorage } from '../../images/storage.ts';
import { exclusively, makeArchive, type Archive } from '../archive.ts';
import { imagesIn } from '../archivedImages.ts';
import { archiveName, imageFileName, sumsName } from './names.ts';
import { tarOf } from './tar.ts';

async function* filesOf(storage: Pick<ImageStorage, 'original'>) {
  const sums: string[] = [];
  const file = (name: string, bytes: Uint8Array) => {
    sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
    return { name, bytes };
  };
  const text = await exclusively(makeArchive);
  yield file(archiveName, Buffer.from(text));
  for (const image of imagesIn(JSON.parse(text) as Archive)) {
    const bytes = await storage.original(image);
    // A picture whose file is lost has a row still.
    if (bytes) yield file(imageFileName(image), bytes);
  }
  yield { name: sumsName, bytes: Buffer.from(sums.join('')) };
}

/**
 * The whole site as one tar archive, picture by picture: archive.json, as exportDatabase hands it out; images/<number of
 * the row>.<type>, each as it is stored; and SHA256SUMS, which `sha256sum -c` reads. Nothing is stored on the server.
 * @throws UnauthenticatedError
 */
export const exportWhole = readRule(
  'database.manage',
  async (_admin, storage: Pick<ImageStorage, 'original'>) => tarOf(filesOf(storage)),
);
