import { frameTag, visiblePart, type Framed } from './frame.ts';
import type { DerivativeFormat } from './worker/jobs.ts';

/** The widths of the smaller copies, in pixels. */
const derivativeWidths = [480, 960, 1600];

export const derivativeFormats = ['avif', 'webp'] as const satisfies DerivativeFormat[];

/** The fields that determine an image’s addresses. */
export interface Addressed extends Framed {
  name: string;
  animated: boolean;
}

/** The path at which the site serves an image as uploaded. */
export const imagePath = (name: string) => `/images/${name}`;

/**
 * The widths of an image’s copies: up to three, none larger than the image. Animations have none, since a
 * still would stop them.
 */
export function widthsOf(image: Addressed): number[] {
  if (image.animated) return [];
  const { width } = visiblePart(image);
  return [...new Set(derivativeWidths.map((step) => Math.min(step, width)))];
}

/** The shorter side of the copy for the smallest places, in pixels: those of 40, on screens of twice the density. */
const thumbnailSide = 80;

/** The width of an image’s copy for the smallest places: of an animation, a still. */
export function thumbnailWidth(image: Addressed): number {
  const { width, height } = visiblePart(image);
  return Math.min(width, Math.ceil(thumbnailSide * Math.max(1, width / height)));
}

/** The address of an image’s copy for the smallest places. */
export const thumbnailUrl = (image: Addressed) =>
  `${imagePath(image.name)}/${copyName(image, thumbnailWidth(image), 'webp')}`;

/** The file name of a copy: a changed frame has other copies, so that no cache shows an old one. */
export function copyName(image: Addressed, width: number, format: DerivativeFormat): string {
  const tag = frameTag(image);
  return `${width}${tag && `-${tag}`}.${format}`;
}

/** Reads the file name of a copy, with the tag of its frame; null for any other text. */
export function readCopyName(text: string) {
  const [, width, tag = '', extension] = /^([1-9]\d{0,3})(?:-([0-9a-f]{12}))?\.(\w+)$/.exec(text) ?? [];
  const format = derivativeFormats.find((known) => known === extension);
  return width && format ? { width: Number(width), tag, format } : null;
}

/**
 * The address at which readers see the picture: the file itself, or the largest copy if only a part of it is shown. A
 * file that replaced another has an address of its own, too.
 */
export function shownUrl(image: Addressed & { url: string }): string {
  const tag = frameTag(image);
  if (!tag) return image.url;
  const width = widthsOf(image).at(-1);
  if (width) return `${imagePath(image.name)}/${copyName(image, width, 'webp')}`;
  return image.url.startsWith('/') ? `${image.url}?edition=${tag}` : image.url;
}

/** The copies of one format as an `srcset`; null for an animation. */
export function srcSetOf(image: Addressed, format: DerivativeFormat): string | null {
  const widths = widthsOf(image);
  if (widths.length === 0) return null;
  return widths
    .map((width) => `${imagePath(image.name)}/${copyName(image, width, format)} ${width}w`)
    .join(', ');
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
