import sharp from 'sharp';
import { ValidationError } from '../errors.ts';
import { cloth, clothFor } from '../../../web/src/theme/motifs/index.ts';

/** The longest side of a placeholder, in pixels. */
export const placeholderLimit = 4096;

/** Cloths below this size are drawn at it and scaled: the motif needs room. */
const smallestCloth = 24;

/** A side of a picture in an address. @throws ValidationError outside 1 to 4096 */
export function readSide(text: string): number {
  const side = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (side < 1 || side > placeholderLimit) {
    throw new ValidationError(`Width and height are whole numbers from 1 to ${placeholderLimit}.`);
  }
  return side;
}

/**
 * A batik cloth for something that has no picture, as SVG: the same seed always gives the same cloth.
 * @param width pixels, 1 to 4096
 * @param height pixels, 1 to 4096
 */
export function placeholderSvg(width: number, height: number, seed: string): string {
  const svg = cloth({
    ...clothFor(seed),
    width: Math.max(width, smallestCloth),
    height: Math.max(height, smallestCloth),
    end: 'none',
  });
  return svg.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
}

/** The same cloth as PNG. */
export async function placeholderPng(width: number, height: number, seed: string): Promise<Buffer> {
  return sharp(Buffer.from(placeholderSvg(width, height, seed)))
    .resize(width, height, { fit: 'fill' })
    .png({ palette: true, effort: 4 })
    .toBuffer();
}
