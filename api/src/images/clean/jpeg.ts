import { endOfImage, jpegSegments, type JpegSegment } from '../check/jpeg.ts';

/** APP0 of JFIF, without the small picture that may follow. */
const jfifLength = 18;

/** What a segment beside the picture itself says that its colours need; nothing else of these is kept. */
function keptOf(bytes: Buffer, { marker, start, end }: JpegSegment): Buffer[] {
  const segment = bytes.subarray(start, end);
  const says = (text: string) => segment.toString('latin1', 4, 4 + text.length) === text;
  if (marker === 0xe0 && says('JFIF\0') && segment.length >= jfifLength) {
    if (segment.length === jfifLength) return [segment];
    return [
      segment.subarray(0, 2),
      Buffer.from([0, jfifLength - 2]),
      segment.subarray(4, 16),
      Buffer.alloc(2),
    ];
  }
  return (marker === 0xe2 && says('ICC_PROFILE\0')) || (marker === 0xee && says('Adobe')) ? [segment] : [];
}

/**
 * The parts of a JPEG that show it: neither EXIF, XMP nor IPTC, which are in APP1 to APP13, no comments, and none of
 * the pictures that phones put behind the first, with an EXIF of their own.
 */
export function* jpegParts(bytes: Buffer): Generator<Buffer, void> {
  for (const segment of jpegSegments(bytes, 0)) {
    const isBeside = segment.marker >= 0xe0 && segment.marker <= 0xfe;
    if (isBeside) yield* keptOf(bytes, segment);
    else yield bytes.subarray(segment.start, segment.end);
    if (segment.marker === endOfImage) return;
  }
}
