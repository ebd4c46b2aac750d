import type { ImageStorage } from '../../images/storage.ts';
import { exportWhole } from './exportWhole.ts';
import { wholeType } from './names.ts';
import { tarOf } from './tar.ts';

const blobOf = async (pieces: AsyncIterable<Uint8Array>) =>
  new Blob(
    (await Array.fromAsync(pieces)).map((piece) => new Uint8Array(piece)),
    { type: wholeType },
  );

/** The site as its admin exports it. */
export async function wholeOf(storage: ImageStorage): Promise<Blob> {
  const admin = { role: 'admin', access: 'person' } as never;
  return blobOf((await exportWhole({ admin }, storage)).pieces);
}

async function* each<Item>(items: readonly Item[]) {
  yield* items;
}

/** A tar archive of these files. */
export const tarFile = (files: readonly { name: string; bytes: Uint8Array }[]) => blobOf(tarOf(each(files)));
