import { derivativeFormats, widthsOf, type Addressed } from './addresses.ts';
import type { ImageFiles, ImagePath } from './files.ts';
import type { DerivativeFormat } from './worker/jobs.ts';
import { inWorker, type Waiting } from './worker/workshop.ts';

type Original = () => Promise<Uint8Array | null>;

/** The smaller copies of images. They can be made again at any time, so that losing one costs only time. */
export interface Derivatives {
  /**
   * A copy, made now if it is missing; null when there is no original.
   * @throws BusyError when too many pictures wait to be made
   */
  get(
    image: Addressed,
    width: number,
    format: DerivativeFormat,
    original: Original,
    waiting?: Waiting,
  ): Promise<Uint8Array | null>;
  /** Makes all copies of an image that are missing. */
  prepare(image: Addressed, original: Uint8Array): Promise<void>;
  /** Removes all copies of an image, which is gone for good. */
  remove(name: string): Promise<void>;
}

export function createDerivatives(files: ImageFiles): Derivatives {
  /** What is being made, by image and file: whoever asks for the same waits for it. */
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  /** Images that were removed while their copies were being made. */
  const gone = new Set<string>();

  async function make(
    path: ImagePath,
    width: number,
    format: DerivativeFormat,
    original: Original,
    waiting: Waiting,
  ) {
    const bytes = await original();
    if (!bytes || gone.has(path[1] ?? '')) return null;
    const copy = await inWorker(waiting, 'derive', bytes, width, format);
    await files.write(path, copy);
    return copy;
  }

  const get: Derivatives['get'] = async ({ name }, width, format, original, waiting = 'visitor') => {
    const path: ImagePath = ['derivatives', name, `${width}.${format}`];
    const stored = await files.read(path);
    if (stored) return stored;
    const id = path.join('/');
    const begun = underWay.get(id);
    if (begun) return begun;
    const copy = make(path, width, format, original, waiting).finally(() => underWay.delete(id));
    underWay.set(id, copy);
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
      gone.add(name);
      const begun = [...underWay].filter(([id]) => id.startsWith(`derivatives/${name}/`));
      await Promise.allSettled(begun.map(([, copy]) => copy));
      await files.remove(['derivatives', name]);
    },
  };
}
