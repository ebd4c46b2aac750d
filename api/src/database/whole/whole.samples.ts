import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { fileOf, picture, uploader } from '../../images/images.samples.ts';
import type { ImageStorage } from '../../images/storage.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { prisma } from '../client.ts';
import { databaseCalls } from '../database.samples.ts';
import { exportWhole } from './exportWhole.ts';
import { wholePath, wholeType } from './names.ts';
import { tarOf } from './tar.ts';

const blobOf = async (pieces: AsyncIterable<Uint8Array>) =>
  new Blob(
    (await Array.fromAsync(pieces)).map((piece) => new Uint8Array(piece)),
    { type: wholeType },
  );

/** The site as its admin exports it. */
export async function wholeOf(storage: ImageStorage): Promise<Blob> {
  const admin = { role: 'owner', access: 'person', limitedTo: null, factorDueAt: null } as never;
  return blobOf((await exportWhole({ admin }, storage)).pieces);
}

async function* each<Item>(items: readonly Item[]) {
  yield* items;
}

/** A tar archive of these files. */
export const tarFile = (files: readonly { name: string; bytes: Uint8Array }[]) => blobOf(tarOf(each(files)));

export interface ArchivedFile {
  name: string;
  bytes: Uint8Array;
}

/** The files with their list of checksums. */
export function withSums(files: readonly ArchivedFile[]): ArchivedFile[] {
  const sums = files.map(
    ({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`,
  );
  return [...files, { name: 'SHA256SUMS', bytes: Buffer.from(sums.join('')) }];
}

/** A site that is exported, lost and imported. */
export function wholeSite(app: TestApp) {
  const { reset, seeded } = databaseCalls(app);
  const { upload } = uploader(app);
  const images = join(app.environment.DATA_DIR, 'images');
  const removeFiles = () => {
    // Something may still be drawn there.
    rmSync(images, { recursive: true, force: true, maxRetries: 5 });
    mkdirSync(join(images, 'originals'), { recursive: true });
  };
  return {
    images,
    removeFiles,
    upload,
    filesIn: (...names: string[]) => readdirSync(join(app.environment.DATA_DIR, ...names)),

    /** The site with sample content and an image used by an article. */
    async withPicture(): Promise<{ name: string; bytes: Buffer }> {
      const bytes = await picture().png().toBuffer();
      await seeded();
      await upload(fileOf(bytes));
      const { name } = await prisma.image.findFirstOrThrow();
      await prisma.image.updateMany({
        data: { altEn: 'Wax on cloth', altId: 'Malam di kain', captionEn: 'Hot wax.', credit: 'Sari' },
      });
      await prisma.newsArticle.updateMany({ data: { imageUrl: `/images/${name}` } });
      return { name, bytes };
    },

    async exportWhole(): Promise<Blob> {
      const response = await app.send(wholePath, { headers: await app.signIn() });
      expect(response.headers.get('Content-Type')).toBe(wholeType);
      return new Blob([await response.arrayBuffer()], { type: wholeType });
    },

    importWhole: async (body: Blob) =>
      app.send(wholePath, { method: 'POST', headers: await app.signIn(), body }),

    /** Simulates a lost disk and a new database. */
    async lose(): Promise<void> {
      await reset();
      await prisma.image.deleteMany();
      removeFiles();
    },
  };
}
