import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { fileOf, picture, uploader } from './images.samples.ts';
import { openImages } from './open.ts';

const app = useTestApp();
const { upload } = uploader(app);

const inFolder = (...names: string[]) => join(app.environment.DATA_DIR, 'images', ...names);

test('the next start removes what a killed server left, and nothing else', async () => {
  await upload(fileOf(await picture().png().toBuffer()));
  const { key, name } = await prisma.image.findFirstOrThrow();
  const copy = await (await app.send(`/images/${name}/64.webp`)).bytes();
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

  // On the folder of one server alone, as the embedded database has it.
  await openImages({ ...app.environment, DATABASE_URL: undefined });

  expect(await readdir(inFolder('originals'))).toEqual([key]);
  expect(await readdir(inFolder('derivatives'))).toEqual([name]);
  expect(await readdir(inFolder('incoming'))).not.toContain('half');
  expect(await prisma.pendingUpload.findMany({ select: { key: true } })).toEqual([{ key: 'fresh' }]);
  expect(await (await app.send(`/images/${name}/64.webp`)).bytes()).toEqual(copy);
});

test('beside other servers the start leaves alone what may be being written', async () => {
  await mkdir(inFolder('incoming'), { recursive: true });
  await writeFile(inFolder('incoming', 'half'), 'by another server');
  await openImages({ ...app.environment, DATABASE_URL: 'postgres://database.example.org/site' });
  expect(await readdir(inFolder('incoming'))).toContain('half');
});
