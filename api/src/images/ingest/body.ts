import { HttpError } from '../../rest/errors.ts';
import { maxImageBytes, tooLarge } from '../imageFile.ts';

/** The multipart envelope around a file: boundaries, names, types. */
const envelopeBytes = 16 * 1024;

/** Reads a body of at most this many bytes; null if there are more. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The file of a multipart upload, in its field “file”.
 * @throws HttpError 413 if the body is larger than an image and its envelope, 400 if it does not contain such a file
 */
export async function readFilePart(request: Request, fileName: string): Promise<Buffer> {
  const limit = maxImageBytes + envelopeBytes;
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  const body = announced > limit ? null : await readAtMost(request.body, limit);
  if (!body) throw new HttpError(413, tooLarge(fileName).message);
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  const form = await new Response(body, { headers }).formData().catch(() => null);
  const part = form?.get('file');
  if (!part || typeof part === 'string') {
    throw new HttpError(400, 'Send the file as multipart/form-data, in the field “file”.');
  }
  return Buffer.from(await part.arrayBuffer());
}
