import { ValidationError } from '../errors.ts';
import { draw } from '../images/worker/drawings.ts';
import { cloth, clothFor } from '../../../web/src/shared/motifs/index.ts';

/** The longest side of a placeholder, in pixels. */
export const placeholderLimit = 4096;

/** Cloths below this size are drawn at it and scaled: the motif needs room. */
const smallestCloth = 24;

/** Width and height in pixels. */
export type Size = readonly [width: number, height: number];

/**
 * The sizes of PNGs, those in which the site shows pictures: a thumbnail, a logo, a card, an article. All cloths in
 * all of them are few enough to be kept.
 */
export const pngSizes: readonly Size[] = [
  [96, 64],
  [320, 160],
  [800, 600],
  [1200, 800],
];

/** A side of a picture in an address. @throws ValidationError outside 1 to 4096 */
export function readSide(text: string): number {
  const side = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (side < 1 || side > placeholderLimit) {
    throw new ValidationError(`Width and height are whole numbers from 1 to ${placeholderLimit}.`);
  }
  return side;
}

/** How far one size is from another: by how many times the sides differ. */
const distance = (one: Size, [width, height]: Size) =>
  Math.abs(Math.log(one[0] / width)) + Math.abs(Math.log(one[1] / height));

/** The size of a PNG that comes closest to what is asked for. */
export function nearestPngSize(asked: Size): Size {
  return pngSizes.reduce((best, size) => (distance(asked, size) < distance(asked, best) ? size : best));
}

/**
 * A batik cloth for something that has no picture, as SVG: the same seed always gives the same cloth.
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

/** The same cloth as PNG, in one of `pngSizes`. @throws BusyError when too many pictures wait to be drawn */
export function placeholderPng(size: Size, seed: string): Promise<Uint8Array<ArrayBuffer>> {
  return draw('drawCloth', placeholderSvg(size, seed));
}
