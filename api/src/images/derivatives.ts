import { copyName, derivativeFormats, widthsOf, type Addressed } from './addresses.ts';
import type { ImageFiles, ImagePath } from './files.ts';
import type { DerivativeFormat } from './worker/jobs.ts';
import { isCropped, visiblePart } from './frame.ts';
import { inWorker, type Waiting } from './worker/workshop.ts';

type Original = () => Promise<Uint8Array | null>;

/** The smaller copies of images. They can be made again at any time, so losing one only costs time. */
export interface Derivatives {
  /**
   * A copy, made now if it is missing; null if the original does not exist.
   * @throws BusyError if too many images are waiting
   */
  get(
    image: Addressed,
    width: number,
    format: DerivativeFormat,
    original: Original,
    waiting?: Waiting,
  ): Promise<Uint8Array | null>;
  /** Makes all missing copies of an image. */
  prepare(image: Addressed, original: Uint8Array): Promise<void>;
  /** Removes all copies of a permanently deleted image. */
  remove(name: string): Promise<void>;
}

export function createDerivatives(files: ImageFiles): Derivatives {
  /** Copies being made, by image and file: concurrent callers share them. */
  const inFlight = new Map<string, Promise<Uint8Array | null>>();
  /** Images that were removed while their copies were being made. */
  const removed = new Set<string>();

  async function make(
    path: ImagePath,
    image: Addressed,
    width: number,
    format: DerivativeFormat,
    original: Original,
    waiting: Waiting,
  ) {
    const bytes = await original();
    if (!bytes || removed.has(path[1] ?? '')) return null;
    const copy = await inWorker(
      waiting,
      'derive',
      bytes,
      width,
      format,
      isCropped(image) ? visiblePart(image) : null,
    );
    await files.write(path, copy);
    return copy;
  }

  const get: Derivatives['get'] = async (image, width, format, original, waiting = 'visitor') => {
    const path: ImagePath = ['derivatives', image.name, copyName(image, width, format)];
    const stored = await files.read(path);
    if (stored) return stored;
    const id = path.join('/');
    const pending = inFlight.get(id);
    if (pending) return pending;
    const copy = make(path, image, width, format, original, waiting).finally(() => inFlight.delete(id));
    inFlight.set(id, copy);
    return copy;
  };

  return {
    get,

    async prepare(image, original) {
      for (const width of widthsOf(image)) {
        for (const format of derivativeFormats)
          await get(image, width, format, async () => original, 'nobody');
      }
    },

    async remove(name) {
      removed.add(name);
      const pending = [...inFlight].filter(([id]) => id.startsWith(`derivatives/${name}/`));
      await Promise.allSettled(pending.map(([, copy]) => copy));
      await files.remove(['derivatives', name]);
    },
  };
}
