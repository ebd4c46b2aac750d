import type { ImageType } from '../imageFile.ts';
import { gifOutline } from './gif.ts';
import { jpegOutline } from './jpeg.ts';
import { pngOutline } from './png.ts';
import { webpOutline } from './webp.ts';

/** Facts from a file’s structure, without decoding a pixel. */
export interface Outline {
  /** The offset where the image ends: a longer file contains something else. */
  end: number;
  /** The frames of an animation; 1 for a still. */
  frames: number;
}

const readers: Record<ImageType, (bytes: Buffer) => Outline | null> = {
  'image/jpeg': jpegOutline,
  'image/png': pngOutline,
  'image/webp': webpOutline,
  'image/gif': gifOutline,
};

/** The outline of a file of this type; null if it is of another type, or truncated. */
export function outlineOf(type: ImageType, bytes: Buffer): Outline | null {
  return bytes.length < 12 ? null : readers[type](bytes);
}
