import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { fileOf, picture, uploader } from './images.samples.ts';
import { bytesOf } from '../testing/bytesOf.ts';

const app = useTestApp();
const { upload } = uploader(app);

/** Uploads an image of this size, or an animation, and returns its row. */
async function uploaded(width: number, height: number, animation?: Buffer) {
  const bytes = animation ?? (await picture(width, height).jpeg({ quality: 20 }).toBuffer());
  const type = animation ? 'image/gif' : 'image/jpeg';
  const { serverData } = await upload(fileOf(bytes, 'cloth', type));
  return prisma.image.findUniqueOrThrow({ where: { id: serverData?.image?.databaseId ?? 0 } });
}

const headersOf = (response: Response) => Object.fromEntries(response.headers);

describe('an original', () => {
  test('is cached for an hour, and cannot run anything in a browser', async () => {
    const { name, key } = await uploaded(100, 50);
    expect(headersOf(await app.send(`/images/${name}`))).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600',
      etag: `"${key}"`,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('is not sent again to a browser that has it', async () => {
    const { name, key } = await uploaded(100, 50);
    const response = await app.send(`/images/${name}`, { headers: { 'If-None-Match': `"x", W/"${key}"` } });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  test.each(['/images/1_none.png', '/images/..%2f..%2flock', '/images/%2e%2e/postgres', '/images/'])(
    'does not exist at %s',
    async (path) => {
      const response = await app.send(path);
      expect(response.headers.get('Content-Type') ?? '').not.toMatch(/^image/);
    },
  );
});

describe('the smaller copies', () => {
  test.each([
    [2000, [480, 960, 1600]],
    [1000, [480, 960, 1000]],
    [300, [300]],
  ])('of a picture %i pixels wide have the widths %j', async (width, widths) => {
    const { id, name } = await uploaded(width, 30);
    const { data } = await app.graphql<{ image: { avif: string; webp: string } }>(
      'query ($id: Int!) { image(id: $id) { avif: srcSetAvif webp: srcSetWebp } }',
      { id },
      await app.signIn(),
    );
    for (const format of ['avif', 'webp'] as const) {
      const copies = widths.map((wide) => `/images/${name}/${wide}.${format} ${wide}w`);
      expect(data.image[format]).toBe(copies.join(', '));
      for (const wide of widths) {
        const response = await app.send(`/images/${name}/${wide}.${format}`);
        expect(headersOf(response)).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        });
        const metadata = await sharp(await bytesOf(response)).metadata();
        expect([metadata.mediaType, metadata.width]).toEqual([`image/${format}`, wide]);
      }
    }
  });

  test('are made if missing, once for concurrent requests', async () => {
    const { name } = await uploaded(600, 400);
    const path = `/images/${name}/480.webp`;
    const folder = join(app.environment.DATA_DIR, 'images/derivatives', name);
    const before = await bytesOf(await app.send(path));
    await rm(folder, { recursive: true, force: true });
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.send(path)));
    for (const answer of answers) expect(await bytesOf(answer)).toEqual(before);
    await access(join(folder, '480.webp'));
  });

  test.each([
    '481.webp',
    '2000.webp',
    '480.png',
    '480.webp.webp',
    '0480.webp',
    '480',
    '-1.avif',
    '..%2f480.webp',
  ])('do not exist as %s', async (file) => {
    const { name } = await uploaded(600, 40);
    expect((await app.send(`/images/${name}/${file}`)).status).toBe(404);
  });

  test('have no camera metadata', async () => {
    const bytes = await picture(600, 400)
      .jpeg({ quality: 20 })
      .withExif({ IFD0: { Artist: 'A photographer' }, IFD3: { GPSLatitude: '7/1 33/1 0/1' } })
      .toBuffer();
    const { serverData } = await upload(fileOf(bytes, 'photo.jpg', 'image/jpeg'));
    for (const format of ['avif', 'webp']) {
      const copy = await app.send(`/images/${serverData?.image?.name}/480.${format}`);
      expect((await sharp(await bytesOf(copy)).metadata()).exif).toBeUndefined();
    }
  });

  test.each([
    [2000, 1000, 160],
    [600, 2000, 80],
    [400, 400, 80],
    [60, 40, 60],
  ])('include one of %i × %i for the smallest places, %i pixels wide', async (width, height, wide) => {
    const { name } = await uploaded(width, height);
    const copy = await app.send(`/images/${name}/${wide}.webp`);
    expect((await sharp(await bytesOf(copy)).metadata()).width).toBe(wide);
    expect((await app.send(`/images/${name}/${wide - 1}.webp`)).status).toBe(404);
  });

  test('of an animation, which is shown as uploaded, are one still for the smallest places', async () => {
    const frames = await Promise.all([1, 2].map(() => picture(200, 100).png().toBuffer()));
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { id, name } = await uploaded(200, 100, animation);
    const { data } = await app.graphql(
      'query ($id: Int!) { image(id: $id) { animated width height srcSetAvif srcSetWebp } }',
      { id },
      await app.signIn(),
    );
    expect(data).toEqual({
      image: { animated: true, width: 200, height: 100, srcSetAvif: null, srcSetWebp: null },
    });
    expect((await app.send(`/images/${name}/200.webp`)).status).toBe(404);
    const still = await sharp(await bytesOf(await app.send(`/images/${name}/160.webp`))).metadata();
    expect([still.width, still.height, still.pages]).toEqual([160, 80, undefined]);
    expect(Buffer.from(await bytesOf(await app.send(`/images/${name}`))).equals(animation)).toBe(true);
  });
});
