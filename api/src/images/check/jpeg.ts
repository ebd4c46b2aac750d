import type { Outline } from './outline.ts';

const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Markers without a length: restarts, and one from the standard's early days. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** The place after one JPEG stream that begins at `start` (ITU-T T.81, annex B), or null. */
function endOfStream(bytes: Buffer, start: number): number | null {
  if (bytes.readUInt16BE(start) !== 0xffd8) return null;
  let at = start + 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
    } else if (marker === endOfImage) {
      return at + 2;
    } else if (standsAlone(marker)) {
      at += 2;
    } else {
      if (at + 4 > bytes.length) return null;
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === startOfScan) at = endOfScan(bytes, at);
    }
  }
  return null;
}

/** Within a scan 0xFF is data when 0x00 follows it, and a restart of it before D0 to D7. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !standsAlone(next)) return at;
  }
  return bytes.length;
}

/**
 * A JPEG file. Phones put further pictures behind the first (CIPA DC-007) and fill up with zeros: nothing else may
 * follow.
 */
export function jpegOutline(bytes: Buffer): Outline | null {
  let end = endOfStream(bytes, 0);
  while (end !== null && end + 2 <= bytes.length && bytes.readUInt16BE(end) === 0xffd8) {
    end = endOfStream(bytes, end);
  }
  if (end === null) return null;
  return { end: bytes.subarray(end).every((byte) => byte === 0) ? bytes.length : end, frames: 1 };
}
