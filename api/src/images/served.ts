import { LRUCache } from 'lru-cache';
import type { Viewer } from '../auth/viewer.ts';
import type { Image } from '../database/generated/client.ts';
import { everyModel, onModelsChanged } from '../database/trace.ts';
import { UnavailableError } from '../errors.ts';
import { log } from '../log.ts';
import { within } from '../timeLimit.ts';
import type { Addressed } from './addresses.ts';
import { findImageByName } from './images.ts';

/** The fields needed to serve an image. */
export type ServedImage = Addressed & Pick<Image, 'key' | 'url' | 'type'>;

/** How long the database may take, and how long to wait after a failure before asking it again, in milliseconds. */
const timeLimit = 2_000;
const pause = 5_000;

// By size, since a cache with a maximal number reserves its memory at once, at each change of an image.
const emptyCache = () => new LRUCache<string, ServedImage>({ maxSize: 10_000, sizeCalculation: () => 1 });

/** The images served since the last change, by name, in case the database becomes unavailable. */
let known = emptyCache();
let askAgainAt = -Infinity;

onModelsChanged((models) => {
  // In-flight reads go into the old map.
  if (models.has('Image') || models.has(everyModel)) known = emptyCache();
});

/**
 * The image with this stored name, or null; without the database, as it was last served.
 * @throws UnavailableError if the database is unavailable and the image has not been served since images last
 * changed
 */
export async function findServedImage(viewer: Viewer, name: string): Promise<ServedImage | null> {
  if (performance.now() >= askAgainAt) {
    try {
      return await askDatabase(viewer, name);
    } catch (err) {
      askAgainAt = performance.now() + pause;
      log.warn({ err }, 'The database does not answer: serving pictures as last known');
    }
  }
  const image = known.get(name);
  if (!image)
    throw new UnavailableError('This picture cannot be shown right now. Try again in a few seconds.');
  return image;
}

async function askDatabase(viewer: Viewer, name: string): Promise<ServedImage | null> {
  const current = known;
  const image = await within(timeLimit, findImageByName(viewer, name));
  if (!image) return null;
  const { key, url, type, width, height, animated, edition, cropX, cropY, cropWidth, cropHeight } = image;
  const frame = { width, height, edition, cropX, cropY, cropWidth, cropHeight };
  current.set(name, { key, name, url, type, animated, ...frame });
  return image;
}
