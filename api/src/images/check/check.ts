import {
  isImageType,
  maxImageBytes,
  maxImageFrames,
  notAnImage,
  tooLarge,
  type ImageType,
} from '../imageFile.ts';
import type { Inspection } from '../worker/jobs.ts';
import { inWorker } from '../worker/workshop.ts';
import { outlineOf } from './outline.ts';

export interface CheckedImage {
  /** What is to be stored: the file, or, where it carried metadata or was to be turned, a cleaned one. */
  bytes: Buffer;
  facts: Inspection & {
    /** Moves: an animated GIF, PNG or WebP. */
    animated: boolean;
  };
}

/** What makes a file a page as well, for a browser or a server that looks at the bytes alone. */
const markup = /<(?:!doctype|html|head|body|script|iframe|object|embed|svg[\s>]|\?php)/i;

/**
 * Looks at an uploaded file before it is kept, cheap questions first: its size, the type of its bytes, that nothing
 * follows the picture and no markup is in it, its dimensions, and at last that it can be decoded. What can be more
 * than a picture is refused; what the picture says beside itself is taken out of it.
 * @param file its name and MIME type as the browser told them
 * @throws RefusedImageError
 */
export async function checkImage(file: { name: string; type: string }, bytes: Buffer): Promise<CheckedImage> {
  if (bytes.length > maxImageBytes) throw tooLarge(file.name);
  const outline = isImageType(file.type) ? outlineOf(file.type, bytes) : null;
  if (!outline || outline.end !== bytes.length) throw notAnImage(file.name);
  if (outline.frames < 1 || outline.frames > maxImageFrames) throw notAnImage(file.name);
  if (markup.test(bytes.toString('latin1'))) throw notAnImage(file.name);
  const animated = outline.frames > 1;
  const inspected = await inWorker('editor', 'inspect', bytes, file.type as ImageType, animated);
  if (!inspected) throw notAnImage(file.name);
  const { cleaned, ...inspection } = inspected;
  return { bytes: cleaned ? Buffer.from(cleaned) : bytes, facts: { ...inspection, animated } };
}
