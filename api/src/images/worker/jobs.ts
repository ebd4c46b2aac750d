import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { withoutMetadata } from '../clean/clean.ts';
import { maxImageBytes, maxImageSide, type ImageType } from '../imageFile.ts';
import { drawSocialImage } from './socialImage.ts';

// One image at a time, on one core, without a cache: leaves memory and the other cores to requests.
sharp.concurrency(1);
sharp.cache(false);

/** Seconds that one decoding or encoding may take. */
const timeoutSeconds = 20;

const careful: SharpOptions = {
  // A truncated JPEG with an end marker only causes a warning.
  failOn: 'warning',
  limitInputPixels: maxImageSide ** 2,
};

export type DerivativeFormat = 'avif' | 'webp';

export interface Inspection {
  /** In pixels, as shown: upright. */
  width: number;
  height: number;
  /** A tiny WebP as a data URI of less than 1 KB. */
  placeholder: string;
}

export interface Inspected extends Inspection {
  /** The image upright and without metadata; null if it already is. */
  cleaned: Uint8Array | null;
}

/**
 * Applies an image’s EXIF orientation, in the same format, within the size limit: a photograph loses some
 * quality before it loses pixels. Its color profile stays, unless it is CMYK.
 */
async function turnUpright(bytes: Uint8Array, type: ImageType, { space, width }: Metadata): Promise<Buffer> {
  for (let attempt = 0; ; attempt += 1) {
    const picture = sharp(bytes, careful).autoOrient().timeout({ seconds: timeoutSeconds });
    if (space !== 'cmyk') picture.keepIccProfile();
    if (attempt > 3) picture.resize(Math.round(width * 0.8 ** (attempt - 3)));
    const quality = Math.max(60, 95 - 10 * attempt);
    const encoded =
      type === 'image/png'
        ? picture.png({ compressionLevel: 9, palette: attempt > 0 })
        : picture.toFormat(type === 'image/webp' ? 'webp' : 'jpeg', { quality });
    const upright = await encoded.toBuffer();
    if (upright.length <= maxImageBytes) return upright;
  }
}

/**
 * Inspects an image: first its header, then, if its sides are within the limit, its pixels.
 * @param animated animations are not rotated: cameras do not produce them
 * @returns null if it cannot be decoded
 */
async function inspect(
  bytes: Uint8Array,
  type: ImageType,
  animated: boolean,
): Promise<Inspected | 'too many pixels' | null> {
  try {
    // Without the limit, which would make it unreadable.
    const metadata = await sharp(bytes, { ...careful, limitInputPixels: false }).metadata();
    if (Math.max(metadata.width, metadata.height) > maxImageSide) return 'too many pixels';
    const isRotated = !animated && (metadata.orientation ?? 1) > 1;
    const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const clean = withoutMetadata(type, isRotated ? await turnUpright(bytes, type, metadata) : given);
    const { width, height } = await sharp(clean, careful).metadata();
    const tiny = await sharp(clean, careful)
      .resize(16, 16, { fit: 'inside' })
      .webp({ quality: 30 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
    return { width, height, placeholder, cleaned: clean === given ? null : clean };
  } catch {
    return null;
  }
}

/** A rectangle of an upright image, in pixels. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The image, or a part of it, at a width, without its metadata. AVIF at effort 2 takes a seventh of the time of effort 4. */
function derive(
  bytes: Uint8Array,
  width: number,
  format: DerivativeFormat,
  part: Part | null,
): Promise<Uint8Array> {
  const upright = sharp(bytes, careful).autoOrient();
  const resized = (part ? upright.extract(part) : upright)
    .resize(width, null, { withoutEnlargement: true })
    .timeout({ seconds: timeoutSeconds });
  const encoded =
    format === 'avif' ? resized.avif({ quality: 55, effort: 2 }) : resized.webp({ quality: 80 });
  return encoded.toBuffer();
}

/** A drawing as PNG, in the size of its SVG. A palette would take three times the time and memory. */
function drawSvg(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The worker’s jobs. */
export const jobs = { inspect, derive, drawSvg, drawSocialImage };
