import { endOfImage, jpegSegments, type JpegSegment } from '../check/jpeg.ts';

/** The length of JFIF’s APP0, without the thumbnail that may follow. */
const jfifLength = 18;

/** The parts of a metadata segment that the colors depend on; the rest is dropped. */
function keptOf(bytes: Buffer, { marker, start, end }: JpegSegment): Buffer[] {
  const segment = bytes.subarray(start, end);
  const begins = (text: string) => segment.toString('latin1', 4, 4 + text.length) === text;
  if (marker === 0xe0 && begins('JFIF\0') && segment.length >= jfifLength) {
    if (segment.length === jfifLength) return [segment];
    return [
      segment.subarray(0, 2),
      Buffer.from([0, jfifLength - 2]),
      segment.subarray(4, 16),
      Buffer.alloc(2),
    ];
  }
  return (marker === 0xe2 && begins('ICC_PROFILE\0')) || (marker === 0xee && begins('Adobe'))
    ? [segment]
    : [];
}

/**
 * The parts of a JPEG that affect its display: no EXIF, XMP or IPTC, which are in APP1 to APP13, no comments, and none
 * of the images that phones append, which have their own EXIF.
 */
export function* jpegParts(bytes: Buffer): Generator<Buffer, void> {
  for (const segment of jpegSegments(bytes, 0)) {
    const isMetadata = segment.marker >= 0xe0 && segment.marker <= 0xfe;
    if (isMetadata) yield* keptOf(bytes, segment);
    else yield bytes.subarray(segment.start, segment.end);
    if (segment.marker === endOfImage) return;
  }
}
