import { isImageType, maxImageBytes, maxImageFrames, notAnImage, tooLarge } from '../imageFile.ts';
import type { Inspection } from '../worker/jobs.ts';
import { inWorker } from '../worker/workshop.ts';
import { outlineOf } from './outline.ts';

export interface CheckedImage extends Inspection {
  /** Moves: an animated GIF, PNG or WebP. */
  animated: boolean;
}

/** What makes a file a page as well, for a browser or a server that looks at the bytes alone. */
const markup = /<(?:!doctype|html|head|body|script|iframe|object|embed|svg[\s>]|\?php)/i;

/**
 * Looks at an uploaded file before it is kept, cheap questions first: its size, the type of its bytes, that nothing
 * follows the picture and no markup is in it, its dimensions, and at last that it can be decoded. Files are
 * refused rather than cleaned, so that what is stored is what the editor has, at UploadThing and here alike.
 * @param file its name and MIME type as the browser told them
 * @throws RefusedImageError
 */
export async function checkImage(file: { name: string; type: string }, bytes: Buffer): Promise<CheckedImage> {
  if (bytes.length > maxImageBytes) throw tooLarge(file.name);
  const outline = isImageType(file.type) ? outlineOf(file.type, bytes) : null;
  if (!outline || outline.end !== bytes.length) throw notAnImage(file.name);
  if (outline.frames < 1 || outline.frames > maxImageFrames) throw notAnImage(file.name);
  if (markup.test(bytes.toString('latin1'))) throw notAnImage(file.name);
  const inspection = await inWorker('inspect', bytes);
  if (!inspection) throw notAnImage(file.name);
  return { ...inspection, animated: outline.frames > 1 };
}
