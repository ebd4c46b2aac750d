import { riffChunks, type RiffChunk } from '../check/webp.ts';

/** What shows a picture (RFC 9649, section 2.7): not EXIF, XMP, nor chunks that only programs know. */
const shown = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** In VP8X: that EXIF or XMP follows. */
const metadataFlags = 0x08 | 0x04;

/** A picture of an animation: eight bytes of head, sixteen of its own, then chunks. */
const frameHead = 24;

const sized = (head: Buffer, length: number) => {
  const copy = Buffer.from(head);
  copy.writeUInt32LE(length, 4);
  return copy;
};

const lengthOf = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** What is shown of the chunks in a part of a file. */
const shownIn = (bytes: Buffer, from: number, to: number): Buffer[] =>
  [...riffChunks(bytes, from, to)].flatMap((chunk) => shownOf(bytes, chunk));

function shownOf(bytes: Buffer, { type, start, end }: RiffChunk): Buffer[] {
  if (!shown.has(type)) return [];
  const chunk = bytes.subarray(start, end);
  if (type === 'VP8X') {
    const head = Buffer.from(chunk);
    head[8] = (head[8] ?? 0) & ~metadataFlags;
    return [head];
  }
  if (type !== 'ANMF') return [chunk];
  const inner = shownIn(bytes, start + frameHead, end);
  return [sized(chunk.subarray(0, frameHead), frameHead - 8 + lengthOf(inner)), ...inner];
}

/** The parts of a WebP that show it, of each picture of an animation too. */
export function* webpParts(bytes: Buffer): Generator<Buffer, void> {
  const parts = shownIn(bytes, 12, bytes.length);
  yield sized(bytes.subarray(0, 12), 4 + lengthOf(parts));
  yield* parts;
}
