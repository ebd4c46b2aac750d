import { riffChunks, type RiffChunk } from '../check/webp.ts';

/** Chunks that affect the display (RFC 9649, section 2.7): no EXIF, XMP or application data. */
const shown = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** Flags in VP8X for EXIF and XMP. */
const metadataFlags = 0x08 | 0x04;

/** A frame of an animation begins with an eight-byte chunk header and sixteen bytes of frame data; chunks follow. */
const frameHead = 24;

const sized = (head: Buffer, length: number) => {
  const copy = Buffer.from(head);
  copy.writeUInt32LE(length, 4);
  return copy;
};

const lengthOf = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** The chunks to keep in a part of a file. */
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

/** The parts of a WebP that affect its display, also within each frame of an animation. */
export function* webpParts(bytes: Buffer): Generator<Buffer, void> {
  const parts = shownIn(bytes, 12, bytes.length);
  yield sized(bytes.subarray(0, 12), 4 + lengthOf(parts));
  yield* parts;
}
