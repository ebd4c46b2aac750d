import type { ImageType } from '../imageFile.ts';
import { gifParts } from './gif.ts';
import { jpegParts } from './jpeg.ts';
import { pngParts } from './png.ts';
import { webpParts } from './webp.ts';

const parts: Record<ImageType, (bytes: Buffer) => Iterable<Buffer>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
  'image/gif': gifParts,
};

/**
 * Removes an image’s metadata: place, time, camera, names, comments, thumbnails. Nothing is decoded: the
 * pixels, the color profile and the animation stay unchanged, byte for byte.
 * @param bytes of a whole file of this type
 * @returns the same buffer if there is nothing to remove
 */
export function withoutMetadata(type: ImageType, bytes: Buffer): Buffer {
  const clean = Buffer.concat([...parts[type](bytes)]);
  return clean.equals(bytes) ? bytes : clean;
}
