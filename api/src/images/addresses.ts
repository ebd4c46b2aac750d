import type { DerivativeFormat } from './worker/jobs.ts';

/** The widths of the smaller copies, in pixels. */
const derivativeWidths = [480, 960, 1600];

export const derivativeFormats = ['avif', 'webp'] as const satisfies DerivativeFormat[];

/** The fields that determine an image’s addresses. */
export interface Addressed {
  name: string;
  width: number;
  animated: boolean;
}

/** The path at which the site serves an image as uploaded. */
export const imagePath = (name: string) => `/images/${name}`;

/**
 * The widths of an image’s copies: up to three, none larger than the image. Animations have none, since a
 * still would stop them.
 */
export function widthsOf({ width, animated }: Addressed): number[] {
  if (animated) return [];
  return [...new Set(derivativeWidths.map((step) => Math.min(step, width)))];
}

/** The copies of one format as an `srcset`; null for an animation. */
export function srcSetOf(image: Addressed, format: DerivativeFormat): string | null {
  const widths = widthsOf(image);
  if (widths.length === 0) return null;
  return widths.map((width) => `${imagePath(image.name)}/${width}.${format} ${width}w`).join(', ');
}

/** The name in an address of an image on this site, absolute or not; null for any other address. */
export function nameIn(url: string, publicUrl: string): string | null {
  const path = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  return /^\/images\/([A-Za-z0-9._-]+)$/.exec(path)?.[1] ?? null;
}

/** The key in an address at UploadThing; null for any other address. */
export function keyIn(url: string): string | null {
  return /^https:\/\/[^/]+\/f\/([A-Za-z0-9]+)$/.exec(url)?.[1] ?? null;
}
