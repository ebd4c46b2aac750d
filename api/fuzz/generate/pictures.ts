import fc from 'fast-check';
import sharp from 'sharp';
import { blackPng, picture } from '../../src/images/images.samples.ts';

export interface Upload {
  name: string;
  /** What the file is said to be. */
  type: string;
  bytes: Buffer;
}

type Change = (bytes: Buffer) => Buffer;

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** What an archive, a page and a script begin with; behind a picture each makes a file that is two things. */
const secondNatures = [
  'PK\u0003\u0004',
  '<!doctype html><script>alert(1)</script>',
  '*/=1;alert(1)//',
  '%PDF-1.7',
  '<?php phpinfo(); ?>',
  '\u007FELF',
].map((text) => Buffer.from(text, 'latin1'));

/** Good pictures of every kind, which the others are made of. */
async function goodPictures(): Promise<Upload[]> {
  const still = (width: number, height: number) => picture(width, height);
  const pages = sharp({
    create: { width: 32, height: 96, channels: 4, background: '#123456', pageHeight: 32 },
  });
  const made: [string, Buffer][] = [
    ['image/png', await still(64, 48).png().toBuffer()],
    ['image/png', await still(400, 300).png({ palette: true }).toBuffer()],
    ['image/jpeg', await still(640, 480).jpeg().toBuffer()],
    [
      'image/jpeg',
      await still(64, 48)
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Artist: '<script>' } })
        .toBuffer(),
    ],
    ['image/webp', await still(64, 48).webp().toBuffer()],
    ['image/webp', await still(64, 48).webp({ lossless: true }).toBuffer()],
    ['image/gif', await still(64, 48).gif().toBuffer()],
    ['image/gif', await pages.gif().toBuffer()],
  ];
  return made.map(([type, bytes]) => ({ name: `cloth.${type.slice(6)}`, type, bytes }));
}

/** Pictures that are small as files and huge once they are decoded. */
const bombs: Upload[] = [
  [4096, 4096],
  [4097, 1],
  [16_300, 16_300],
  [65_535, 65_535 / 255],
].map(([width = 0, height = 0]) => ({ name: 'bomb.png', type: 'image/png', bytes: blackPng(width, height) }));

const at = (bytes: Buffer, place: number) => Math.floor(place * bytes.length);
const places = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const cut = places.map(
  (place): Change =>
    (bytes) =>
      bytes.subarray(0, at(bytes, place)),
);
const flipped = fc
  .array(fc.tuple(places, fc.nat(7)), { minLength: 1, maxLength: 40 })
  .map((flips): Change => (bytes) => {
    const copy = Buffer.from(bytes);
    for (const [place, bit] of flips) copy[at(copy, place)] = (copy[at(copy, place)] ?? 0) ^ (1 << bit);
    return copy;
  });
/** In the head, where the sizes stand. */
const flippedHead = flipped.map(
  (flip): Change =>
    (bytes) =>
      Buffer.concat([flip(bytes.subarray(0, 64)), bytes.subarray(64)]),
);
const overwritten = fc.tuple(places, fc.uint8Array({ minLength: 1, maxLength: 64 })).map(
  ([place, noise]): Change =>
    (bytes) =>
      Buffer.concat([
        bytes.subarray(0, at(bytes, place)),
        noise,
        bytes.subarray(at(bytes, place) + noise.length),
      ]),
);
const second = fc.tuple(fc.constantFrom(...secondNatures), fc.constantFrom('before', 'behind')).map(
  ([nature, where]): Change =>
    (bytes) =>
      Buffer.concat(where === 'behind' ? [bytes, nature] : [nature, bytes]),
);

const names = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '../../x.png',
      'a\0.png',
      '.png',
      'x.html',
      'x.png.php',
      `${'n'.repeat(300)}.png`,
      '"><script>.png',
      '\u202Egnp.exe',
    ),
  },
);

/** Files that say they are pictures: damaged, disguised, of two natures, or bombs; some are good. */
export async function uploads(): Promise<fc.Arbitrary<Upload>> {
  const good = fc.constantFrom(...(await goodPictures()));
  const changed = fc
    .tuple(good, fc.oneof(cut, flipped, flippedHead, overwritten, second))
    .map(([upload, change]) => Object.assign({}, upload, { bytes: change(upload.bytes) }));
  const disguised = fc
    .tuple(good, fc.constantFrom(...types, 'image/svg+xml', 'text/html', ''))
    .map(([upload, type]) => Object.assign({}, upload, { type }));
  const kinds = fc.oneof(
    { weight: 12, arbitrary: changed },
    { weight: 2, arbitrary: disguised },
    { weight: 1, arbitrary: good },
    { weight: 1, arbitrary: fc.constantFrom(...bombs) },
  );
  return fc
    .tuple(kinds, names)
    .map(([upload, name]) => Object.assign({}, upload, { name: name ?? upload.name }));
}
