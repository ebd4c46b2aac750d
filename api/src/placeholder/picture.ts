import { ValidationError } from '../errors.ts';
import { draw } from '../images/worker/drawings.ts';
import { cloth, clothFor } from '../../../web/src/shared/motifs/index.ts';

/** The longest side of a placeholder, in pixels. */
export const placeholderLimit = 4096;

/** Smaller cloths are drawn at this size and scaled: the motif needs room. */
const smallestCloth = 24;

/** Width and height in pixels. */
export type Size = readonly [width: number, height: number];

/**
 * The sizes of PNGs, which are those that the site uses: a thumbnail, a logo, a card, an article. There are
 * few enough cloths in these sizes to cache them all.
 */
export const pngSizes: readonly Size[] = [
  [96, 64],
  [320, 160],
  [800, 600],
  [1200, 800],
];

/** Parses a side of an image in an address. @throws ValidationError outside 1 to 4096 */
export function readSide(text: string): number {
  const side = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (side < 1 || side > placeholderLimit) {
    throw new ValidationError(`Width and height are whole numbers from 1 to ${placeholderLimit}.`);
  }
  return side;
}

/** The distance between two sizes: the ratio of their sides. */
const distance = (one: Size, [width, height]: Size) =>
  Math.abs(Math.log(one[0] / width)) + Math.abs(Math.log(one[1] / height));

/** The PNG size closest to the requested one. */
export function nearestPngSize(requested: Size): Size {
  return pngSizes.reduce((best, size) =>
    distance(requested, size) < distance(requested, best) ? size : best,
  );
}

/**
 * A batik cloth for an item without an image, as SVG: the same seed always yields the same cloth.
 * @param width pixels, 1 to 4096
 * @param height pixels, 1 to 4096
 */
export function placeholderSvg([width, height]: Size, seed: string): string {
  const svg = cloth({
    ...clothFor(seed),
    width: Math.max(width, smallestCloth),
    height: Math.max(height, smallestCloth),
    end: 'none',
  });
  return svg.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
}

/** The same cloth as PNG, in one of `pngSizes`. @throws BusyError if too many images are waiting */
export function placeholderPng(size: Size, seed: string): Promise<Uint8Array<ArrayBuffer>> {
  return draw('drawSvg', placeholderSvg(size, seed));
}
