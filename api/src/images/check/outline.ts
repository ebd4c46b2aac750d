import type { ImageType } from '../imageFile.ts';
import { gifOutline } from './gif.ts';
import { jpegOutline } from './jpeg.ts';
import { pngOutline } from './png.ts';
import { webpOutline } from './webp.ts';

/** What a file’s own structure tells, without decoding a pixel. */
export interface Outline {
  /** Where the picture ends: a file that goes on carries something else. */
  end: number;
  /** The pictures of an animation; 1 for a still. */
  frames: number;
}

const readers: Record<ImageType, (bytes: Buffer) => Outline | null> = {
  'image/jpeg': jpegOutline,
  'image/png': pngOutline,
  'image/webp': webpOutline,
  'image/gif': gifOutline,
};

/** The outline of a file of this type; null when it is of another type, or breaks off. */
export function outlineOf(type: ImageType, bytes: Buffer): Outline | null {
  return bytes.length < 12 ? null : readers[type](bytes);
}
