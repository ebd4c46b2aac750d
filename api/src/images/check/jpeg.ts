import type { Outline } from './outline.ts';

export const startOfImage = 0xd8;
export const endOfImage = 0xd9;
const startOfScan = 0xda;

/** A marker with its payload; a scan extends to the next marker. */
export interface JpegSegment {
  marker: number;
  start: number;
  end: number;
}

/** Markers without a length: restarts, and an obsolete one. */
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Yields the segments of one JPEG stream that begins at `start` (ITU-T T.81, annex B): up to its end, or
 * until it is invalid.
 */
export function* jpegSegments(bytes: Buffer, start: number): Generator<JpegSegment, void> {
  if (bytes.readUInt16BE(start) !== 0xff00 + startOfImage) return;
  let at = start + 2;
  yield { marker: startOfImage, start, end: at };
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    let end = at + 2;
    if (marker !== endOfImage && !hasNoLength(marker)) {
      if (at + 4 > bytes.length) return;
      end += bytes.readUInt16BE(at + 2);
      if (marker === startOfScan) end = endOfScan(bytes, end);
    }
    yield { marker, start: at, end };
    if (marker === endOfImage) return;
    at = end;
  }
}

/** The offset after one JPEG stream that begins at `start`; null if it is invalid. */
function endOfStream(bytes: Buffer, start: number): number | null {
  let last: JpegSegment | undefined;
  for (const segment of jpegSegments(bytes, start)) last = segment;
  return last?.marker === endOfImage ? last.end : null;
}

/** Within a scan 0xFF is data if 0x00 follows, and a restart marker if D0 to D7 follows. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !hasNoLength(next)) return at;
  }
  return bytes.length;
}

/** A JPEG file. Phones append further images (CIPA DC-007) and pad with zeros: nothing else may follow. */
export function jpegOutline(bytes: Buffer): Outline | null {
  let end = endOfStream(bytes, 0);
  while (end !== null && end + 2 <= bytes.length && bytes.readUInt16BE(end) === 0xffd8) {
    end = endOfStream(bytes, end);
  }
  if (end === null) return null;
  return { end: bytes.subarray(end).every((byte) => byte === 0) ? bytes.length : end, frames: 1 };
}
