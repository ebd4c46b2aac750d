import type { Outline } from './outline.ts';

/** Chunks have even lengths. */
const even = (length: number) => length + (length % 2);

/** A WebP file: a RIFF container that tells its length (RFC 9649). The chunk ANMF is a picture of an animation. */
export function webpOutline(bytes: Buffer): Outline | null {
  if (bytes.length < 20) return null;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const end = 8 + even(bytes.readUInt32LE(4));
  let frames = 0;
  let at = 12;
  while (at + 8 <= Math.min(end, bytes.length)) {
    if (bytes.toString('latin1', at, at + 4) === 'ANMF') frames += 1;
    at += 8 + even(bytes.readUInt32LE(at + 4));
  }
  return at === end ? { end, frames: Math.max(1, frames) } : null;
}
