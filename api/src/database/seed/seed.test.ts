import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/testApp.ts';
import { databaseContents } from '../../testing/databaseContents.ts';
import { prisma } from '../client.ts';
import { seed } from './seed.ts';

const { send } = useTestApp();

test('seeding a second time adds nothing', async () => {
  await seed();
  const once = await databaseContents();
  await seed();
  expect(await databaseContents()).toEqual(once);
});

test('seeding adds missing rows and keeps an editor’s changes', async () => {
  await seed();
  const counts = async () => [
    await prisma.partner.count(),
    await prisma.community.count(),
    await prisma.timelineItem.count(),
    await prisma.batikPattern.count(),
  ];
  const before = await counts();
  await prisma.partner.updateMany({ data: { tier: 'gold', active: false } });
  await prisma.community.deleteMany({ where: { nameId: 'Kampung Batik Trusmi' } });
  await prisma.timelineItem.deleteMany();
  await seed();
  expect(await counts()).toEqual(before);
  expect(await prisma.partner.count({ where: { tier: 'gold', active: false } })).toBe(before[0]);
});

test.each([
  ['/api/partners?active=true', 9],
  ['/api/partners?tier=platinum', 2],
  ['/api/partners?tier=gold', 2],
  ['/api/partners?tier=silver', 2],
  ['/api/communities?active=true', 8],
  ['/api/history-timeline?active=true', 8],
  ['/api/batik-patterns', 10],
])('after seeding, %s shows visitors at least %i rows', async (path, count) => {
  await seed();
  const rows = (await (await send(path)).json()) as object[];
  expect(rows.length).toBeGreaterThanOrEqual(count);
});

test('the timeline runs from antiquity to 2025', async () => {
  await seed();
  const response = await send('/api/history-timeline?active=true');
  const years = ((await response.json()) as { yearEn: string }[]).map(({ yearEn }) => yearEn);
  expect([years.at(0), years.at(-1)]).toEqual(['Before the 9th century', '2025']);
});
