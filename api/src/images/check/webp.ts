import type { Outline } from './outline.ts';

/** A chunk with its eight-byte header, and padding to an even length. */
export interface RiffChunk {
  type: string;
  start: number;
  end: number;
}

/** Chunks have even lengths. */
const even = (length: number) => length + (length % 2);

/** Yields the chunks from `start` to `end`. */
export function* riffChunks(bytes: Buffer, start: number, end: number): Generator<RiffChunk, void> {
  for (let at = start; at + 8 <= Math.min(end, bytes.length);) {
    const next = at + 8 + even(bytes.readUInt32LE(at + 4));
    yield { type: bytes.toString('latin1', at, at + 4), start: at, end: next };
    at = next;
  }
}

/**
 * A WebP file: a RIFF container that states its length (RFC 9649). Each ANMF chunk is a frame of an
 * animation.
 */
export function webpOutline(bytes: Buffer): Outline | null {
  if (bytes.length < 20) return null;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const end = 8 + even(bytes.readUInt32LE(4));
  let frames = 0;
  let at = 12;
  for (const chunk of riffChunks(bytes, 12, end)) {
    if (chunk.type === 'ANMF') frames += 1;
    at = chunk.end;
  }
  return at === end ? { end, frames: Math.max(1, frames) } : null;
}
