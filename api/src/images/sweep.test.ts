import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { fileOf, picture, uploader } from './images.samples.ts';
import { openImages } from './open.ts';
import { bytesOf } from '../testing/bytesOf.ts';

const app = useTestApp();
const { upload } = uploader(app);

/** Like the embedded database: no other server can be writing. */
const alone = { ...app.environment, DATABASE_URL: undefined };

const inFolder = (...names: string[]) => join(app.environment.DATA_DIR, 'images', ...names);

// Retries, since copies are made in the background.
const remove = () => rm(inFolder(), { recursive: true, force: true, maxRetries: 5 });
const makeFolder = () => mkdir(inFolder('originals'), { recursive: true });
beforeEach(async () => {
  await remove();
  await makeFolder();
});

test('the next start removes only what a killed server left behind', async () => {
  await upload(fileOf(await picture().png().toBuffer()));
  const { key, name } = await prisma.image.findFirstOrThrow();
  const copy = await bytesOf(await app.send(`/images/${name}/64.webp`));
  await mkdir(inFolder('derivatives', '1_gone.png'), { recursive: true });
  await writeFile(inFolder('derivatives', '1_gone.png', '64.webp'), 'left over');
  await writeFile(inFolder('originals', 'orphan'), 'left over');
  await writeFile(inFolder('incoming', 'half'), 'left over');
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await prisma.pendingUpload.createMany({
    data: [
      { key: 'stale', route: {}, createdAt: hoursAgo(3) },
      { key: 'fresh', route: {}, createdAt: hoursAgo(1) },
    ],
  });

  await openImages(alone);

  expect(await readdir(inFolder('originals'))).toEqual([key]);
  expect(await readdir(inFolder('derivatives'))).toEqual([name]);
  expect(await readdir(inFolder('incoming'))).not.toContain('half');
  expect(await prisma.pendingUpload.findMany({ select: { key: true } })).toEqual([{ key: 'fresh' }]);
  expect(await bytesOf(await app.send(`/images/${name}/64.webp`))).toEqual(copy);
});

test('with other servers, a start ignores files that one of them may be writing', async () => {
  await mkdir(inFolder('incoming'), { recursive: true });
  await writeFile(inFolder('incoming', 'half'), 'by another server');
  await openImages({ ...app.environment, DATABASE_URL: 'postgres://database.example.org/site' });
  expect(await readdir(inFolder('incoming'))).toContain('half');
});

test('files without a row are kept for thirty days', async () => {
  await upload(fileOf(await picture().png().toBuffer()));
  await writeFile(inFolder('originals', 'orphan'), 'left over');
  await openImages(alone);
  const [moment = ''] = await readdir(inFolder('removed'));
  expect(await readdir(inFolder('removed', moment, 'originals'))).toEqual(['orphan']);

  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  await utimes(inFolder('removed', moment), daysAgo(29), daysAgo(29));
  await openImages(alone);
  expect(await readdir(inFolder('removed'))).toEqual([moment]);
  await utimes(inFolder('removed', moment), daysAgo(30), daysAgo(30));
  await openImages(alone);
  expect(await readdir(inFolder('removed'))).toEqual([]);
});

test('a start on a database without the rows keeps all files, and reports it', async () => {
  const ready = async () => (await app.send('/ready')).json();
  const session = await app.signIn();
  const unclaimed = async () => {
    const query = '{ unclaimedFiles { count total } }';
    return (await app.graphql<{ unclaimedFiles: object | null }>(query, {}, session)).data.unclaimedFiles;
  };
  await upload(fileOf(await picture().png().toBuffer()));
  const names = await readdir(inFolder('originals'));
  const { key, name } = await prisma.image.findFirstOrThrow();
  // Wait for the copies made in the background.
  for (const format of ['avif', 'webp']) await app.send(`/images/${name}/64.${format}`);
  await prisma.image.deleteMany();
  await openImages(alone);
  expect(await readdir(inFolder('originals'))).toEqual(names);
  expect(await ready()).toMatchObject({
    ready: true,
    notices: { pictures: expect.stringMatching(/files in images\/originals belong to no image/) },
  });
  expect(await unclaimed()).toEqual({ count: names.length, total: names.length });

  await rm(inFolder('originals'), { recursive: true });
  await rm(inFolder('derivatives'), { recursive: true });
  expect(names).toContain(key);
  await openImages(alone);
  expect(await ready()).toEqual({ ready: true, missing: {} });
  expect(await unclaimed()).toBeNull();
});

describe('a lost folder of images', () => {
  const ready = async () => (await app.send('/ready')).json();
  const storage = { ready: false, missing: { storage: expect.any(String) } };
  const gone = `${inFolder()}-gone`;
  beforeEach(async () => {
    await upload(fileOf(await picture().png().toBuffer()));
  });

  test('stays missing after uploads and starts, until it is restored', async () => {
    const { name } = await prisma.image.findFirstOrThrow();
    await rename(inFolder(), gone);
    await expect(upload(fileOf(await picture().png().toBuffer()))).resolves.toEqual({
      code: 'UNAVAILABLE',
      error: expect.stringMatching(/^The folder of pictures is missing/),
    });
    expect(await prisma.image.count()).toBe(1);
    expect(await ready()).toEqual(storage);
    const withoutFile = await app.send(`/images/${name}`);
    expect([withoutFile.status, withoutFile.headers.get('Retry-After')]).toEqual([503, '5']);
    // An unmounted volume leaves an empty folder.
    await mkdir(inFolder());
    await openImages(alone);
    expect(await ready()).toEqual(storage);
    expect(await readdir(inFolder())).toEqual([]);

    await remove();
    await rename(gone, inFolder());
    expect(await ready()).toEqual({ ready: true, missing: {} });
    expect((await app.send(`/images/${name}`)).status).toBe(200);
  });

  test('that was emptied causes a notice at the next start', async () => {
    await remove();
    await makeFolder();
    await openImages(alone);
    const notices = { pictures: 'images/originals has none of the site’s picture files (1 missing).' };
    expect(await ready()).toEqual({ ready: true, missing: {}, notices });
  });

  test('is re-created if all images are at UploadThing', async () => {
    await prisma.image.updateMany({ data: { url: 'https://files.example.org/f/key' } });
    await remove();
    await openImages(alone);
    expect(await ready()).toEqual({ ready: true, missing: {} });
  });
});
