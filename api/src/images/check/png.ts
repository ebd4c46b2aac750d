import type { Outline } from './outline.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG file: chunks up to IEND (W3C PNG, section 5). The chunk fcTL announces a picture of an animation. */
export function pngOutline(bytes: Buffer): Outline | null {
  if (!bytes.subarray(0, 8).equals(signature)) return null;
  let frames = 0;
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'fcTL') frames += 1;
    if (type === 'IEND') return { end: at, frames: Math.max(1, frames) };
  }
  return null;
}
