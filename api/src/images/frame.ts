import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Image } from '../database/generated/client.ts';
import { ValidationError } from '../errors.ts';
import { clearable } from '../inputFields.ts';

// What readers see of a picture: a rectangle of its file, and the point of it that stays visible where a place crops it
// further. All are thousandths of a side, so that they fit every copy.

/** A whole side. */
const whole = 1000;

/** The least side of a crop: of the smallest banner that editors upload, some fifty pixels are left. */
const leastCrop = 50;

const place = (least: number) => z.int().min(least).max(whole);

/** The rectangle and the point, as editors enter them. */
export const frameInput = {
  focusX: clearable(place(0), () => null).meta({
    description:
      'The point that stays visible where a page crops the picture, from its left edge, in thousandths of what the crop leaves; null for the middle.',
  }),
  focusY: clearable(place(0), () => null).meta({
    description: 'The same from its upper edge; null for the middle, or the upper part of a tall picture.',
  }),
  cropX: clearable(place(0), () => 0).meta({
    description: 'Where the visible rectangle begins, from the left, in thousandths of the file; null for 0.',
  }),
  cropY: clearable(place(0), () => 0).meta({
    description: 'Where it begins from the top, in thousandths; null for 0.',
  }),
  cropWidth: clearable(place(leastCrop), () => whole).meta({
    description: `Its width, ${leastCrop} to ${whole} thousandths; null for ${whole}.`,
  }),
  cropHeight: clearable(place(leastCrop), () => whole).meta({
    description: `Its height, ${leastCrop} to ${whole} thousandths; null for ${whole}.`,
  }),
};

/** The columns of the visible rectangle. */
export type Crop = Pick<Image, 'cropX' | 'cropY' | 'cropWidth' | 'cropHeight'>;

/** The columns that determine what a picture’s copies show. */
export type Framed = Crop & Pick<Image, 'width' | 'height' | 'edition'>;

/** For a query that selects its columns. */
export const framedColumns = {
  width: true,
  height: true,
  edition: true,
  cropX: true,
  cropY: true,
  cropWidth: true,
  cropHeight: true,
} as const satisfies Record<keyof Framed, true>;

export const isCropped = ({ cropWidth, cropHeight }: Crop) => cropWidth < whole || cropHeight < whole;

/** @throws ValidationError for a rectangle that reaches beyond the picture, or for one of an animation */
export function requireCrop(image: Crop & { animated: boolean }): void {
  const { cropX, cropY, cropWidth, cropHeight, animated } = image;
  if (cropX + cropWidth > whole || cropY + cropHeight > whole)
    throw new ValidationError('The crop must be within the picture.');
  if (animated && isCropped(image)) throw new ValidationError('An animation cannot be cropped.');
}

/** The visible rectangle in pixels of the file. */
export function visiblePart({ width, height, cropX, cropY, cropWidth, cropHeight }: Framed) {
  const along = (side: number, start: number, length: number) => {
    const first = Math.min(Math.floor((side * start) / whole), side - 1);
    return [first, Math.max(1, Math.min(Math.round((side * length) / whole), side - first))] as const;
  };
  const [left, visibleWidth] = along(width, cropX, cropWidth);
  const [top, visibleHeight] = along(height, cropY, cropHeight);
  return { left, top, width: visibleWidth, height: visibleHeight };
}

/**
 * Distinguishes the copies of one frame from those of another, and of a replaced file, which share a name: empty for a
 * whole picture with its first file.
 */
export function frameTag(image: Framed): string {
  const { edition, cropX, cropY, cropWidth, cropHeight } = image;
  if (edition === '' && !isCropped(image)) return '';
  const text = [edition, cropX, cropY, cropWidth, cropHeight].join(' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
