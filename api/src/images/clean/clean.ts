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
 * A picture without what it says beside itself: place, time, camera, names, comments, small copies. Nothing is
 * decoded: the pixels, the colour profile and the animation stay as they are, byte for byte.
 * @param bytes of a whole file of this type
 * @returns the same buffer where nothing has to go
 */
export function withoutMetadata(type: ImageType, bytes: Buffer): Buffer {
  const clean = Buffer.concat([...parts[type](bytes)]);
  return clean.equals(bytes) ? bytes : clean;
}
