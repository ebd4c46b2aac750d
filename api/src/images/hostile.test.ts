import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { blackPng, fileOf, picture, uploader } from './images.samples.ts';

const app = useTestApp();
const { announce, upload } = uploader(app);

/** The files and rows that uploads left behind. */
async function kept() {
  const folder = join(app.environment.DATA_DIR, 'images');
  const names = ['originals', 'derivatives', 'incoming'];
  const files = await Promise.all(names.map((name) => readdir(join(folder, name)).catch(() => [])));
  return [...files.flat(), ...(await prisma.image.findMany())];
}

const page = '<!doctype html><html><script>alert(1)</script></html>';
const text = (content: string) => Buffer.from(content);
const png = () => picture().png().toBuffer();
const jpeg = () => picture().jpeg().toBuffer();

const gifFrame = Buffer.from('2c00000000010001000002024401003b', 'hex').subarray(0, -1);
const gifOfFrames = (count: number) =>
  Buffer.concat([
    Buffer.from('47494638396101000100800000000000ffffff', 'hex'),
    ...Array.from({ length: count }, () => gifFrame),
    Buffer.from('3b', 'hex'),
  ]);

/** A JPEG with a comment in its header. */
async function jpegWithComment(comment: string): Promise<Buffer> {
  const bytes = await jpeg();
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([bytes.subarray(0, 2), head, text(comment), bytes.subarray(2)]);
}

const hostile: [what: string, type: string, bytes: () => Promise<Buffer> | Buffer][] = [
  ['an HTML page named .png', 'image/png', () => text(page)],
  ['an HTML page after the first bytes of a GIF', 'image/gif', () => text(`GIF89a${page}`)],
  ['an SVG that claims to be a PNG', 'image/png', () => text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a JPEG that claims to be a PNG', 'image/png', jpeg],
  ['a PNG that claims to be a WebP', 'image/webp', png],
  ['a PNG followed by an HTML page', 'image/png', async () => Buffer.concat([await png(), text(page)])],
  [
    'a PNG followed by an archive',
    'image/png',
    async () => Buffer.concat([await png(), text('PK\u0003\u0004')]),
  ],
  [
    'a JPEG followed by an archive',
    'image/jpeg',
    async () => Buffer.concat([await jpeg(), text('PK\u0003\u0004')]),
  ],
  [
    'a JPEG with a script in a comment',
    'image/jpeg',
    () => jpegWithComment('<script src="//example.org/x.js">'),
  ],
  [
    'a WebP followed by an HTML page',
    'image/webp',
    async () => Buffer.concat([await picture().webp().toBuffer(), text(page)]),
  ],
  ['a truncated PNG', 'image/png', async () => (await png()).subarray(0, 900)],
  ['a truncated JPEG', 'image/jpeg', async () => (await jpeg()).subarray(0, 900)],
  ['a truncated WebP', 'image/webp', async () => (await picture().webp().toBuffer()).subarray(0, 500)],
  ['a truncated GIF', 'image/gif', async () => (await picture().gif().toBuffer()).subarray(0, 900)],
  [
    'a truncated JPEG with an end marker',
    'image/jpeg',
    async () => Buffer.concat([(await jpeg()).subarray(0, 900), Buffer.from([0xff, 0xd9])]),
  ],
  [
    'a PNG whose pixels are damaged',
    'image/png',
    async () => {
      const bytes = await png();
      bytes.fill(0x5a, 100, 400);
      return bytes;
    },
  ],
  ['an empty file', 'image/png', () => Buffer.alloc(0)],
];

describe('the ingest refuses', () => {
  test.each(hostile)('%s', async (_what, type, bytes) => {
    expect(await upload(fileOf(await bytes(), 'trap.png', type))).toEqual({
      error: 'trap.png is not an image file',
      code: 'NOT_AN_IMAGE',
    });
    expect(await kept()).toEqual([]);
  });
});

describe('the ingest names the limit for', () => {
  test.each([
    ['16,300 pixels a side', blackPng(16_300, 16_300)],
    ['a width of 4,097 pixels', blackPng(4097, 1)],
    ['a height of 4,097 pixels', blackPng(1, 4097)],
  ])('a PNG with %s', async (_what, bytes) => {
    expect(await upload(fileOf(bytes, 'large.png'))).toEqual({
      error: 'large.png is wider or higher than 4,096 pixels. Make it smaller, then try again',
      code: 'TOO_MANY_PIXELS',
    });
    expect(await kept()).toEqual([]);
  });

  test('an animation of 501 frames', async () => {
    expect(await upload(fileOf(gifOfFrames(501), 'long.gif', 'image/gif'))).toEqual({
      error: 'long.gif has more than 500 frames. Shorten the animation, then try again',
      code: 'TOO_MANY_FRAMES',
    });
    expect(await kept()).toEqual([]);
  });
});

describe('the announcement refuses', () => {
  test.each(['image/svg+xml', 'text/html', 'image/tiff', 'IMAGE/PNG', ''])('the type “%s”', async (type) => {
    const response = await announce([{ name: 'trap.png', size: 1000, type }]);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'trap.png is not an image file', code: 'NOT_AN_IMAGE' });
    expect(await prisma.pendingUpload.count()).toBe(0);
  });
});
