import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { prisma } from '../../database/client.ts';
import { useTestApp } from '../../testing/testApp.ts';
import { cleanStored } from '../cleanStored.ts';
import { fileOf, picture, uploader } from '../images.samples.ts';
import { photograph, photographs } from './photographs.samples.ts';
import { bytesOf } from '../../testing/bytesOf.ts';

const app = useTestApp();
const { upload } = uploader(app);

const facts = async (bytes: Uint8Array) => {
  const { format, width, height, pages, delay, loop, icc, exif, xmp, iptc, orientation, comments } =
    await sharp(bytes, { animated: true }).metadata();
  return {
    shown: { format, width, height, pages, delay, loop, icc },
    metadata: { exif, xmp, iptc, orientation, comments },
  };
};

/** The average difference between two images as shown, per channel of a pixel, out of 255. */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(async (bytes) => {
      const { pages = 1 } = await sharp(bytes).metadata();
      const picture = pages > 1 ? sharp(bytes, { animated: true }) : sharp(bytes).autoOrient();
      return picture.removeAlpha().raw().toBuffer();
    }),
  );
  if (!a || a.length !== b?.length) return Infinity;
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

async function served(name: string) {
  const response = await app.send(`/images/${name}`);
  return { bytes: await bytesOf(response), headers: response.headers };
}

describe.each(Object.entries(photographs))('%s', (_what, { type, make, isTurned }) => {
  test('is served without metadata, and looks the same', async () => {
    const given = await make();
    expect(given.includes('SECRET')).toBe(true);
    const { serverData } = await upload(fileOf(given, 'photo', type));
    const row = await prisma.image.findFirstOrThrow();
    const { bytes, headers } = await served(serverData?.image?.name ?? '');
    expect(Buffer.from(bytes).includes('SECRET')).toBe(false);
    const [before, after] = [await facts(given), await facts(bytes)];
    expect(Object.values(after.metadata).filter(Boolean)).toEqual([]);
    const { width, height } = before.shown;
    expect(after.shown).toEqual({ ...before.shown, ...(isTurned && { width: height, height: width }) });
    expect(await difference(given, bytes)).toBeLessThan(isTurned ? 4 : 0.001);
    expect([row.type, row.size, headers.get('Content-Type')]).toEqual([type, bytes.length, type]);
    expect([row.width, row.height]).toEqual(isTurned ? [48, 64] : [64, 48]);
  });
});

test('a picture without metadata is stored byte for byte', async () => {
  for (const [type, given] of [
    ['image/jpeg', await picture().jpeg().toBuffer()],
    ['image/png', await picture().png().toBuffer()],
    ['image/webp', await picture().webp().toBuffer()],
    ['image/gif', await picture().gif().toBuffer()],
  ] as const) {
    const { serverData } = await upload(fileOf(given, 'cloth', type));
    const { bytes } = await served(serverData?.image?.name ?? '');
    expect(given.equals(bytes)).toBe(true);
  }
});

describe('an image stored before uploads were cleaned', () => {
  const folder = () => join(app.environment.DATA_DIR, 'images', 'originals');

  /** As left by a version of the site that cleaned nothing. */
  async function storedBefore() {
    await upload(fileOf(await picture().jpeg().toBuffer(), 'photo.jpg', 'image/jpeg'));
    const row = await prisma.image.findFirstOrThrow();
    const given = await photograph();
    await writeFile(join(folder(), row.key), given);
    const data = { isClean: false, width: 48, height: 64, size: given.length };
    await prisma.image.updateMany({ data });
    return { ...row, ...data };
  }

  test('is cleaned once, keeps its address, gets a new ETag, and leaves no file behind', async () => {
    const { name, key, size } = await storedBefore();
    expect(Buffer.from((await served(name)).bytes).includes('SECRET')).toBe(true);
    await cleanStored(app.images());
    const { bytes, headers } = await served(name);
    expect(Buffer.from(bytes).includes('SECRET')).toBe(false);
    expect(headers.get('ETag')).not.toBe(`"${key}"`);
    const stale = await app.send(`/images/${name}`, { headers: { 'If-None-Match': `"${key}"` } });
    expect(stale.status).toBe(200);
    const row = await prisma.image.findFirstOrThrow();
    expect(row).toMatchObject({ isClean: true, size: bytes.length, width: 48, height: 64 });
    expect(row.size).toBeLessThan(size);
    expect(await readdir(folder())).toContain(row.key);
    expect(await readdir(folder())).not.toContain(key);
    await cleanStored(app.images());
    expect((await prisma.image.findFirstOrThrow()).key).toBe(row.key);
  });

  test('is cleaned by one of two servers on one folder, and stays available', async () => {
    const { name } = await storedBefore();
    const before = await readdir(folder());
    const reading = Array.from({ length: 20 }, async () => (await app.send(`/images/${name}`)).status);
    await Promise.all([cleanStored(app.images()), cleanStored(app.images())]);
    expect(new Set(await Promise.all(reading))).toEqual(new Set([200]));
    expect(await readdir(folder())).toHaveLength(before.length);
    expect(Buffer.from((await served(name)).bytes).includes('SECRET')).toBe(false);
  });

  test('that cannot be decoded is left unchanged, and does not block others', async () => {
    const { key } = await storedBefore();
    await writeFile(join(folder(), key), 'broken');
    const { serverData } = await upload(fileOf(await picture().jpeg().toBuffer(), 'photo.jpg', 'image/jpeg'));
    const { name = '' } = serverData?.image ?? {};
    await prisma.image.updateMany({ data: { isClean: false } });
    await cleanStored(app.images());
    expect(await prisma.image.findUnique({ where: { key } })).toMatchObject({ isClean: false });
    expect(await prisma.image.findUnique({ where: { name } })).toMatchObject({ isClean: true });
  });
});

// Keep last: its smaller copies occupy the worker for a while.
test('a large turned photograph stays within the file size limit', async () => {
  const given = await picture(1500, 1000).jpeg({ quality: 80 }).withMetadata({ orientation: 6 }).toBuffer();
  expect(given.length).toBeGreaterThan(700_000);
  await upload(fileOf(given, 'photo.jpg', 'image/jpeg'));
  const row = await prisma.image.findFirstOrThrow();
  expect(row).toMatchObject({ width: 1000, height: 1500 });
  expect(row.size).toBeLessThanOrEqual(1_048_576);
});
