import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { removeUnfinishedBackups } from './backups.ts';
import { prisma } from './client.ts';
import { databaseCalls } from './database.samples.ts';

const app = useTestApp();
const { call, change, exported, importArchive, reset, restore, seeded } = databaseCalls(app);

async function backups() {
  const { data } = await app.graphql<{
    backups: {
      name: string;
      createdAt: string;
      reason: string;
      size: number;
      counts: { entity: string; count: number }[];
    }[];
  }>('{ backups { name createdAt reason size counts { entity count } } }', {}, await app.signIn());
  return data.backups;
}

const open = (name: string) =>
  call('query', 'backup(name: $name)', '...on BackupArchive { archive }', { name }, '($name: String!)');

const remove = (name: string) =>
  change(
    'deleteBackup(name: $name)',
    '...on DeleteBackupPayload { deletedName }',
    { name },
    '($name: String!)',
  );

test('backups state their time, reason and size, and contain everything', async () => {
  await seeded();
  const archive = await exported();
  await importArchive(archive);
  await reset();
  const [beforeReset, beforeImport, ofExport] = await backups();
  expect([beforeReset?.reason, beforeImport?.reason, ofExport?.reason]).toEqual([
    'reset',
    'import',
    'export',
  ]);
  expect(ofExport?.size).toBe(Buffer.byteLength(archive));
  expect(ofExport?.counts).toContainEqual({ entity: 'news', count: 15 });
  expect((await open(ofExport?.name ?? ''))['archive']).toBe(archive);
  expect(await restore(ofExport?.name ?? '')).toMatchObject({ backup: { reason: 'restore' } });
  expect(await prisma.newsArticle.count()).toBe(15);
});

test('backups are deleted permanently', async () => {
  await exported();
  const [backup] = await backups();
  const name = backup?.name ?? '';
  expect(await remove(name)).toMatchObject({ deletedName: name });
  expect((await backups()).map((left) => left.name)).not.toContain(name);
  expect(await open(name)).toMatchObject({ __typename: 'NotFoundError' });
  expect(await remove(name)).toMatchObject({ __typename: 'NotFoundError' });
});

test('the last ten backups are kept, newest first', async () => {
  for (let i = 0; i < 12; i++) await exported();
  const stored = await backups();
  expect(stored).toHaveLength(10);
  const dates = stored.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test.each(['../lock', '20261120T000000000Z.json', ''])('no backup is found for “%s”', async (name) => {
  for (const attempt of [restore, open, remove]) {
    expect(await attempt(name)).toMatchObject({ __typename: 'NotFoundError' });
  }
});

test('half-written backups are removed at the next start, unless another server may be writing them', () => {
  const folder = join(app.environment.DATA_DIR, 'backups');
  mkdirSync(folder, { recursive: true });
  for (const name of ['old.json.part', 'new.json.part']) writeFileSync(join(folder, name), '{');
  const twoMinutesAgo = Date.now() / 1000 - 120;
  utimesSync(join(folder, 'old.json.part'), twoMinutesAgo, twoMinutesAgo);
  const unfinished = () => readdirSync(folder).filter((name) => name.endsWith('.part'));
  removeUnfinishedBackups(app.environment.DATA_DIR, 60_000);
  expect(unfinished()).toEqual(['new.json.part']);
  removeUnfinishedBackups(app.environment.DATA_DIR, 0);
  expect(unfinished()).toEqual([]);
});
