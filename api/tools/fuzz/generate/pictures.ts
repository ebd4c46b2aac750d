import fc from 'fast-check';
import sharp from 'sharp';
import { blackPng, picture } from '../../../src/images/images.samples.ts';
import { changes } from './damage.ts';

export interface Upload {
  name: string;
  /** The claimed type of the file. */
  type: string;
  bytes: Buffer;
}

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Valid pictures of every kind, from which the others are made. */
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

/** Files that claim to be pictures: damaged, disguised, polyglot, or bombs; some are valid. */
export async function uploads(): Promise<fc.Arbitrary<Upload>> {
  const good = fc.constantFrom(...(await goodPictures()));
  const changed = fc
    .tuple(good, changes)
    .map(([upload, change]) => Object.assign({}, upload, { bytes: change(upload.bytes) }));
  const disguised = fc
    .tuple(good, fc.constantFrom(...types, 'image/svg+xml', 'text/html', ''))
    .map(([upload, type]) => Object.assign({}, upload, { type }));
  const kinds = fc.oneof(
    { weight: 12, arbitrary: changed },
    { weight: 2, arbitrary: disguised },
    { weight: 3, arbitrary: good },
    { weight: 1, arbitrary: fc.constantFrom(...bombs) },
  );
  return fc
    .tuple(kinds, names)
    .map(([upload, name]) => Object.assign({}, upload, { name: name ?? upload.name }));
}
