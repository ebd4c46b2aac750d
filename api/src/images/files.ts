import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UnavailableError } from '../errors.ts';

/** Files of images under DATA_DIR/images. Writes are atomic. */
export interface ImageFiles {
  /** Creates the folder for a site that has no images in it yet. */
  make(): Promise<void>;
  /** Checks that the folder exists and is writable. @throws UnavailableError */
  demand(): Promise<void>;
  /**
   * Stores a file durably: once this returns, it survives a power failure.
   * @throws UnavailableError if the folder is missing: a file in a new one would never be found
   */
  write(path: ImagePath, bytes: Uint8Array): Promise<void>;
  /** The bytes; null if the file does not exist. @throws UnavailableError if the folder is missing */
  read(path: ImagePath): Promise<Buffer | null>;
  /** Whether the file exists and is readable. */
  has(path: ImagePath): Promise<boolean>;
  /** Removes a file, or a folder with its contents; does nothing if it does not exist. */
  remove(path: ImagePath): Promise<void>;
  /**
   * Moves a file, or a folder with its contents, within the folder of images; does nothing if it does not
   * exist.
   */
  move(from: ImagePath, to: ImagePath): Promise<void>;
  /** The names in one of the folders that have not been touched for this many milliseconds. */
  settled(folder: ImagePath[0], milliseconds: number): AsyncIterable<string>;
}

/**
 * originals/<UploadThing’s key>, derivatives/<stored name>/<width>.<format>, files being written (incoming),
 * and files set aside by a sweep: removed/<time>/<originals or derivatives>/<name>.
 */
export type ImagePath = [folder: 'originals' | 'derivatives' | 'incoming' | 'removed', ...names: string[]];

/** A safe name: it cannot escape the folder. */
const safeName = /^(?!\.+$)[A-Za-z0-9._-]{1,255}$/;

/** The folder of a data folder’s images. */
export const imagesFolder = (folder: string) => join(folder, 'images');

export function openImageFiles(root: string): ImageFiles {
  const locate = ([folder, ...names]: ImagePath): string => {
    if (!names.every((name) => safeName.test(name)))
      throw new Error('That is not the name of an image file.');
    return join(root, folder, ...names);
  };

  // Mounting, moving or restoring a data folder brings this folder along. Nothing else creates it, so a lost
  // folder stays missing until it is restored.
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

/** Makes a new name in a folder durable. Windows manages folders itself and cannot open them. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** In milliseconds since 1970; null if another server has moved or removed the file. */
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
