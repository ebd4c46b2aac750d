import type { Outline } from './outline.ts';

/** The bytes before the first chunk. */
export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk with its length and checksum. */
export interface PngChunk {
  type: string;
  start: number;
  end: number;
}

/** Yields the chunks of a PNG file up to IEND (W3C PNG, section 5). */
export function* pngChunks(bytes: Buffer): Generator<PngChunk, void> {
  for (let start = pngSignature.length; start + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', start + 4, start + 8);
    const end = start + 12 + bytes.readUInt32BE(start);
    yield { type, start, end };
    if (type === 'IEND') return;
    start = end;
  }
}

/** A PNG file. Each fcTL chunk announces a frame of an animation. */
export function pngOutline(bytes: Buffer): Outline | null {
  if (!bytes.subarray(0, 8).equals(pngSignature)) return null;
  let frames = 0;
  for (const { type, end } of pngChunks(bytes)) {
    if (type === 'fcTL') frames += 1;
    if (type === 'IEND') return { end, frames: Math.max(1, frames) };
  }
  return null;
}
