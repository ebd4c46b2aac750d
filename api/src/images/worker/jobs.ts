import sharp, { type SharpOptions } from 'sharp';
import { maxImageSide } from '../imageFile.ts';

// One picture at a time, on one core, and nothing kept: what the memory and the other core need.
sharp.concurrency(1);
sharp.cache(false);

/** Seconds that one decoding or encoding may take. */
const patience = 20;

const careful: SharpOptions = {
  // A JPEG that is cut off and closed again gives no more than a warning.
  failOn: 'warning',
  limitInputPixels: maxImageSide ** 2,
};

export type DerivativeFormat = 'avif' | 'webp';

export interface Inspection {
  /** In pixels, as shown: turned upright. */
  width: number;
  height: number;
  /** A tiny WebP as a data URI of less than 1 KB. */
  placeholder: string;
}

/**
 * Looks at a picture: first at its header, then, when its sides are within the limit, at its pixels.
 * @returns null when it cannot be decoded, or is larger than a picture may be
 */
async function inspect(bytes: Uint8Array): Promise<Inspection | null> {
  try {
    const { autoOrient } = await sharp(bytes, careful).metadata();
    const { width, height } = autoOrient;
    if (Math.max(width, height) > maxImageSide) return null;
    const tiny = await sharp(bytes, careful)
      .autoOrient()
      .resize(16, 16, { fit: 'inside' })
      .webp({ quality: 30 })
      .timeout({ seconds: patience })
      .toBuffer();
    return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
  } catch {
    return null;
  }
}

/** The picture at a width, without its metadata. AVIF at effort 2 takes a seventh of the time of effort 4. */
function derive(bytes: Uint8Array, width: number, format: DerivativeFormat): Promise<Uint8Array> {
  const resized = sharp(bytes, careful)
    .autoOrient()
    .resize(width, null, { withoutEnlargement: true })
    .timeout({ seconds: patience });
  const encoded =
    format === 'avif' ? resized.avif({ quality: 55, effort: 2 }) : resized.webp({ quality: 80 });
  return encoded.toBuffer();
}

/** What the worker can do. */
export const jobs = { inspect, derive };
