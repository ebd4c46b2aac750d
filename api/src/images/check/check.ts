import {
  isImageType,
  maxImageBytes,
  maxImageFrames,
  notAnImage,
  tooLarge,
  tooManyFrames,
  tooManyPixels,
  type ImageType,
} from '../imageFile.ts';
import type { Inspection } from '../worker/jobs.ts';
import { inWorker } from '../worker/workshop.ts';
import { outlineOf } from './outline.ts';

export interface CheckedImage {
  /** The bytes to be stored: the file, or a cleaned copy if it had metadata or had to be rotated. */
  bytes: Buffer;
  facts: Inspection & {
    /** Whether it is an animated GIF, PNG or WebP. */
    animated: boolean;
  };
}

/** Markup that could make a browser or a server treat the file as a page, judging by the bytes alone. */
const markup = /<(?:!doctype|html|head|body|script|iframe|object|embed|svg[\s>]|\?php)/i;

/**
 * Checks an uploaded file before it is stored, cheapest checks first: its size, the type of its bytes, that
 * nothing follows the image and it contains no markup, its dimensions, and finally that it can be decoded. A
 * file that could be anything but an image is refused; metadata is removed.
 * @param file its name and MIME type as reported by the browser
 * @throws RefusedImageError
 */
export async function checkImage(file: { name: string; type: string }, bytes: Buffer): Promise<CheckedImage> {
  if (bytes.length > maxImageBytes) throw tooLarge(file.name);
  const outline = isImageType(file.type) ? outlineOf(file.type, bytes) : null;
  if (!outline || outline.end !== bytes.length) throw notAnImage(file.name);
  if (outline.frames < 1) throw notAnImage(file.name);
  if (markup.test(bytes.toString('latin1'))) throw notAnImage(file.name);
  if (outline.frames > maxImageFrames) throw tooManyFrames(file.name);
  const animated = outline.frames > 1;
  const inspected = await inWorker('editor', 'inspect', bytes, file.type as ImageType, animated);
  if (!inspected) throw notAnImage(file.name);
  if (inspected === 'too many pixels') throw tooManyPixels(file.name);
  const { cleaned, ...inspection } = inspected;
  return { bytes: cleaned ? Buffer.from(cleaned) : bytes, facts: { ...inspection, animated } };
}
