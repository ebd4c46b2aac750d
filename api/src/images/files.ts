import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files of pictures under DATA_DIR/images. Each is there as a whole or not at all. */
export interface ImageFiles {
  /** Stores a file so that it outlives a cut of the power, once this has returned. */
  write(path: ImagePath, bytes: Uint8Array): Promise<void>;
  /** The bytes; null when there is no such file. */
  read(path: ImagePath): Promise<Buffer | null>;
  /** Removes a file, or a folder with what is in it; content when it is not there. */
  remove(path: ImagePath): Promise<void>;
  /** The names in one of the folders that have not been touched for so many milliseconds. */
  settled(folder: ImagePath[0], milliseconds: number): AsyncIterable<string>;
}

/** originals/<UploadThing’s key>, derivatives/<stored name>/<width>.<format>, and what is just being written. */
export type ImagePath = [folder: 'originals' | 'derivatives' | 'incoming', ...names: string[]];

/** A name of ours: never a way out of the folder. */
const safeName = /^(?!\.+$)[A-Za-z0-9._-]{1,255}$/;

export function openImageFiles(root: string): ImageFiles {
  const locate = ([folder, ...names]: ImagePath): string => {
    if (!names.every((name) => safeName.test(name))) throw new Error('That is no name of an image file.');
    return join(root, folder, ...names);
  };

  return {
    async write(path, bytes) {
      const target = locate(path);
      const incoming = locate(['incoming', randomUUID()]);
      await mkdir(dirname(incoming), { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      try {
        const file = await open(incoming, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(incoming, target);
      } catch (error) {
        await rm(incoming, { force: true });
        throw error;
      }
      await syncFolder(dirname(target));
    },

    async read(path) {
      try {
        return await readFile(locate(path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    remove: (path) => rm(locate(path), { recursive: true, force: true }),

    async *settled(folder, milliseconds) {
      const path = locate([folder]);
      await mkdir(path, { recursive: true });
      const before = Date.now() - milliseconds;
      for await (const { name } of await opendir(path)) {
        const { mtimeMs } = await stat(join(path, name));
        if (mtimeMs <= before) yield name;
      }
    },
  };
}

/** Makes a new name in a folder last. Windows keeps folders in its own way and opens none. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
