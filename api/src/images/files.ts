import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UnavailableError } from '../errors.ts';

/** Files of pictures under DATA_DIR/images. Each is there as a whole or not at all. */
export interface ImageFiles {
  /** Makes the folder of a site that has no pictures in it yet. */
  make(): Promise<void>;
  /** Whether the folder is there and can be written. @throws UnavailableError */
  demand(): Promise<void>;
  /**
   * Stores a file so that it outlives a cut of the power, once this has returned.
   * @throws UnavailableError when the folder is not there: in another one nobody would find the file
   */
  write(path: ImagePath, bytes: Uint8Array): Promise<void>;
  /** The bytes; null when there is no such file. @throws UnavailableError when the folder is not there */
  read(path: ImagePath): Promise<Buffer | null>;
  /** Whether there is such a file that can be read. */
  has(path: ImagePath): Promise<boolean>;
  /** Removes a file, or a folder with what is in it; content when it is not there. */
  remove(path: ImagePath): Promise<void>;
  /** Moves a file, or a folder with what is in it, within the folder of images; content when it is not there. */
  move(from: ImagePath, to: ImagePath): Promise<void>;
  /** The names in one of the folders that have not been touched for so many milliseconds. */
  settled(folder: ImagePath[0], milliseconds: number): AsyncIterable<string>;
}

/**
 * originals/<UploadThing’s key>, derivatives/<stored name>/<width>.<format>, what is just being written (incoming), and
 * what a sweep set aside: removed/<moment>/<originals or derivatives>/<name>.
 */
export type ImagePath = [folder: 'originals' | 'derivatives' | 'incoming' | 'removed', ...names: string[]];

/** A name of ours: never a way out of the folder. */
const safeName = /^(?!\.+$)[A-Za-z0-9._-]{1,255}$/;

/** Where the pictures of a data folder are. */
export const imagesFolder = (folder: string) => join(folder, 'images');

export function openImageFiles(root: string): ImageFiles {
  const locate = ([folder, ...names]: ImagePath): string => {
    if (!names.every((name) => safeName.test(name)))
      throw new Error('That is not the name of an image file.');
    return join(root, folder, ...names);
  };

  // What is mounted, moved back or restored brings this one along. Nothing else makes it, so that a folder which is lost
  // stays so until it is back.
  const originals = join(root, 'originals');
  const demand = async () => {
    try {
      for (const folder of [root, originals]) await access(folder, constants.R_OK | constants.W_OK);
    } catch (cause) {
      throw new UnavailableError(
        'The folder of pictures is missing. Ask the person who runs the site to restore it, and then try again.',
        { cause },
      );
    }
  };

  return {
    make: async () => void (await mkdir(originals, { recursive: true })),
    demand,

    async write(path, bytes) {
      await demand();
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
        if (!isMissing(error)) throw error;
        await demand();
        return null;
      }
    },

    async has(path) {
      try {
        await access(locate(path), constants.R_OK);
        return true;
      } catch {
        return false;
      }
    },

    remove: (path) => rm(locate(path), { recursive: true, force: true }),

    async move(from, to) {
      const target = locate(to);
      await mkdir(dirname(target), { recursive: true });
      try {
        await rename(locate(from), target);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    async *settled(folder, milliseconds) {
      const path = locate([folder]);
      if (!existsSync(path)) return;
      const before = Date.now() - milliseconds;
      for await (const { name } of await opendir(path)) {
        const touched = await touchedAt(join(path, name));
        if (touched !== null && touched <= before) yield name;
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

/** In milliseconds since 1970; null for what another server has moved or removed. */
async function touchedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
