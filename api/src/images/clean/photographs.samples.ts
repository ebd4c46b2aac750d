import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { picture, pngChunk } from '../images.samples.ts';

/** Marks data that only the photographer may read. */
const secret = 'SECRET';
const exif = { IFD0: { Artist: secret, Copyright: secret }, IFD3: { GPSLatitude: '7/1 33/1 0/1' } };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${secret}</note></x:xmpmeta>`;

/**
 * With EXIF and XMP, stored in landscape with an orientation that makes it portrait, in a profile with more
 * colors than sRGB.
 */
const taken = (shot: Sharp, orientation: number) =>
  shot.withExif(exif).withMetadata({ orientation }).withIccProfile('p3').withXmp(xmp);

function jpegSegment(marker: number, text: string): Buffer {
  const data = Buffer.from(text, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker, 0, data.length + 2]), data]);
}

/** A JPEG of 64 by 48 pixels, also with IPTC, a comment, and a second image appended. */
export async function photograph(orientation = 6): Promise<Buffer> {
  // Softer than noise, so that re-encoding changes little.
  const jpeg = await taken(picture().blur(0.8), orientation).jpeg({ quality: 95 }).toBuffer();
  const iptc = jpegSegment(0xed, `Photoshop 3.0\x008BIM\x04\x04${secret}`);
  const whole = Buffer.concat([jpeg.subarray(0, 2), iptc, jpegSegment(0xfe, secret), jpeg.subarray(2)]);
  return Buffer.concat([whole, whole, Buffer.alloc(4)]);
}

async function png(orientation: number): Promise<Buffer> {
  const bytes = await taken(picture(), orientation).png().toBuffer();
  const texts = [
    pngChunk('tEXt', Buffer.from(`Author\0${secret}`)),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(secret)])),
    pngChunk('iTXt', Buffer.from(`Title\0\0\0en\0\0${secret}`)),
    pngChunk('tIME', Buffer.from([7, 226, 1, 1, 1, 1, 1])),
    pngChunk('caNv', Buffer.from(secret)),
  ];
  return Buffer.concat([bytes.subarray(0, 33), ...texts, bytes.subarray(33)]);
}

async function animation(): Promise<Sharp> {
  const frames = await Promise.all([1, 2, 3].map(() => picture().png().toBuffer()));
  return sharp(frames, { join: { animated: true } });
}
const timing = { loop: 2, delay: [100, 200, 300] };

/** A GIF with a comment and XMP, which is not a chain of sub-blocks but text with a tail that parses as one. */
async function gif(): Promise<Buffer> {
  const bytes = await (await animation()).gif(timing).toBuffer();
  const head = 13 + 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1) * ((bytes[10] ?? 0) >> 7);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), Buffer.from(`${secret}\0`)]);
  const tail = Buffer.from([1, ...Array.from({ length: 256 }, (_, i) => 255 - i), 0]);
  const packet = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from(`XMP DataXMP${xmp}`), tail]);
  return Buffer.concat([bytes.subarray(0, head), comment, packet, bytes.subarray(head)]);
}

/** Images with every kind of metadata: MIME type, bytes, and whether they must be rotated. */
export const photographs: Record<string, { type: string; make: () => Promise<Buffer>; isTurned?: true }> = {
  'a JPEG': { type: 'image/jpeg', make: () => photograph(1) },
  'a JPEG held upright': { type: 'image/jpeg', make: () => photograph(6), isTurned: true },
  'a mirrored JPEG': { type: 'image/jpeg', make: () => photograph(7), isTurned: true },
  'a PNG': { type: 'image/png', make: () => png(1) },
  'a PNG held upright': { type: 'image/png', make: () => png(8), isTurned: true },
  'a WebP': { type: 'image/webp', make: () => taken(picture(), 1).webp({ lossless: true }).toBuffer() },
  'a WebP held upright': {
    type: 'image/webp',
    make: () => taken(picture(), 6).webp({ quality: 95 }).toBuffer(),
    isTurned: true,
  },
  'an animated WebP': {
    type: 'image/webp',
    make: async () =>
      taken(await animation(), 1)
        .webp({ lossless: true, ...timing })
        .toBuffer(),
  },
  'an animated GIF': { type: 'image/gif', make: gif },
};
