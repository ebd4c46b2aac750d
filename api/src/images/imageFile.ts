import type { UploadRefusal } from '../../../web/src/shared/uploads.ts';
/** The MIME types of images that are stored (docs/product.md#uploads): not SVG, which can run scripts. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

export type ImageType = (typeof imageTypes)[number];

export const isImageType = (type: string): type is ImageType => imageTypes.some((known) => known === type);

/** The largest file, in bytes, inclusive. */
export const maxImageBytes = 1024 * 1024;

/** The longest side of an image, in pixels. Checked before anything is decoded. */
export const maxImageSide = 4096;

/** The most frames of an animation. */
export const maxImageFrames = 500;

/** A refused file; the message is the text for the editor (docs/product.md#uploads). */
export class RefusedImageError extends Error {
  override name = 'RefusedImageError';
  /** The reason as a code, which the interface explains in the reader’s language. */
  readonly code: Extract<
    UploadRefusal,
    'NOT_AN_IMAGE' | 'IMAGE_TOO_LARGE' | 'TOO_MANY_PIXELS' | 'TOO_MANY_FRAMES'
  >;
  constructor(code: RefusedImageError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export const notAnImage = (fileName: string) =>
  new RefusedImageError('NOT_AN_IMAGE', `${fileName} is not an image file`);
export const tooLarge = (fileName: string) =>
  new RefusedImageError('IMAGE_TOO_LARGE', `${fileName} is larger than 1MB`);
export const tooManyPixels = (fileName: string) =>
  new RefusedImageError(
    'TOO_MANY_PIXELS',
    `${fileName} is wider or higher than ${maxImageSide.toLocaleString('en')} pixels. Make it smaller, then try again`,
  );
export const tooManyFrames = (fileName: string) =>
  new RefusedImageError(
    'TOO_MANY_FRAMES',
    `${fileName} has more than ${maxImageFrames} frames. Shorten the animation, then try again`,
  );

/** The longest part of the original name that is kept: file systems allow 255 bytes. */
const longestName = 200;

/** The last timestamp used: two files of the same millisecond get different ones. */
let lastStamp = 0;

/** Timestamp, underscore, and the cleaned original name (docs/product.md#images). */
export function storedName(originalName: string): string {
  lastStamp = Math.max(Date.now(), lastStamp + 1);
  const name = originalName.replaceAll(/[^A-Za-z0-9.-]/gu, '_').slice(-longestName);
  return `${lastStamp}_${name}`;
}

/** Whether a text can be the name of an image: others are never looked up. */
export const isStoredName = (text: string) => /^\d+_[A-Za-z0-9._-]*$/.test(text);

/** The id over REST: img_ and the timestamp of the name (docs/product.md#images). */
export const storageId = (name: string) => `img_${name.slice(0, name.indexOf('_'))}`;
