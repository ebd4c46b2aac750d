import { expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { turnsDuring } from '../testing/turnsDuring.ts';
import { makeArchive } from './archive.ts';
import { checkArchive } from './checkArchive.ts';
import { prisma } from './client.ts';
import { inFull } from '../origins/ownOrigins.ts';
import { addNews } from '../news/news.samples.ts';
import { databaseCalls } from './database.samples.ts';

const app = useTestApp();
const { contents, seeded, exported, importArchive, preview, reset } = databaseCalls(app);

/** An archive of the sample content, altered by `alter`. */
async function alteredArchive(
  alter: (archive: Record<string, unknown>, rows: Rows) => unknown,
): Promise<string> {
  await seeded();
  const archive = JSON.parse(await exported());
  alter(archive, archive.entities);
  return JSON.stringify(archive);
}

type Rows = Record<string, Record<string, unknown>[]>;

const nothing = { added: 0, changed: 0, removed: 0 };

test('an archive of the current content changes nothing', async () => {
  await seeded();
  const { changes, problems, createdAt } = await preview(await exported());
  expect(problems).toEqual([]);
  expect(createdAt).not.toBeNull();
  expect(changes.map(({ entity }) => entity)).toContain('news');
  for (const entity of changes) expect(entity).toMatchObject(nothing);
});

test('counts added, changed, removed and unchanged rows without writing, and the import makes these changes', async () => {
  await seeded();
  const archive = await exported();
  const [first, second] = await prisma.newsArticle.findMany({ orderBy: { id: 'asc' }, take: 2 });
  await prisma.newsArticle.update({ where: { id: first?.id ?? 0 }, data: { titleEn: 'Another title' } });
  await prisma.newsArticle.delete({ where: { id: second?.id ?? 0 } });
  await prisma.newsArticle.createMany({
    data: [1, 2, 3].map((number) => ({ titleEn: `New ${number}`, titleId: 'Baru', category: 'news' })),
  });
  const before = await contents();
  const { changes } = await preview(archive);
  expect(await contents()).toEqual(before);
  expect(changes).toContainEqual({ entity: 'news', added: 1, changed: 1, removed: 3, unchanged: 13 });
  expect(changes.find(({ entity }) => entity === 'partners')).toMatchObject(nothing);
  expect((await importArchive(archive))['changes']).toEqual(changes);
  for (const entity of (await preview(archive)).changes) expect(entity).toMatchObject(nothing);
});

test('names the problem of a part of a column', async () => {
  const website = inFull('/images/1_x.png').replace('1_x', '%31_x');
  const archive = await alteredArchive((_archive, { communities = [] }) => {
    Object.assign(communities[0] ?? {}, { contactInfo: { website } });
  });
  const { problems } = await preview(archive);
  expect(problems).toMatchObject([
    { entity: 'communities', row: 1, field: 'contactInfo.website', code: 'INVALID' },
  ]);
});

test('is made and checked while other requests go on, however many rows there are', async () => {
  const contentEn = 'Wax and water on cotton. '.repeat(1_000);
  await addNews(...Array.from({ length: 230 }, () => ({ contentEn })));
  let made = '';
  const turns = await turnsDuring(async () => (made = await prisma.$transaction(makeArchive)));
  expect(turns).toBeGreaterThan(115);
  const { entities, counts } = JSON.parse(made) as { entities: Rows; counts: object };
  expect(counts).toMatchObject({ news: 230, partners: 0 });
  const ids = entities['news']?.map(({ id }) => Number(id)) ?? [];
  expect(new Set(ids).size).toBe(230);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  expect((await preview(made)).problems).toEqual([]);
});

test('is checked while other requests go on', async () => {
  const archive = await alteredArchive((_archive, { news = [] }) => {
    const text = '- *a* [b](/c)\n'.repeat(3000);
    for (let i = 0; i < 20; i++) news.push({ ...news[0], id: 1000 + i, contentEn: text + i });
  });
  const turns = await turnsDuring(async () => {
    const { problems } = await checkArchive(archive);
    expect(problems).toEqual([]);
  });
  expect(turns).toBeGreaterThan(10);
});

test('reports every problem with its location', async () => {
  const archive = await alteredArchive((_archive, rows) => {
    Object.assign(rows['partners']?.[1] ?? {}, { websiteUrl: 'javascript:alert(1)' });
    delete rows['news']?.[3]?.['titleEn'];
    Object.assign(rows['news']?.[4] ?? {}, { titleEn: 'a'.repeat(1000), writer: 'x' });
    Object.assign(rows['content']?.[2] ?? {}, { key: rows['content']?.[0]?.['key'] });
    rows['timeline']?.push(5 as never);
  });
  const { problems } = await preview(archive);
  const places = problems.map(({ code, entity, row, field }) => [code, entity, row, field]);
  expect(places).toEqual([
    ['DUPLICATE', 'content', 3, 'key'],
    ['REQUIRED', 'news', 4, 'titleEn'],
    ['UNKNOWN', 'news', 5, 'writer'],
    ['TOO_LONG', 'news', 5, 'titleEn'],
    ['INVALID', 'partners', 2, 'websiteUrl'],
    ['INVALID', 'timeline', 9, null],
  ]);
  expect(problems[3]?.limit).toBeGreaterThan(100);
  const { fields } = (await importArchive(archive)) as unknown as { fields: { field: string }[] };
  expect(fields.map(({ field }) => field)).toContain('entities.news.3.titleEn');
});

test.each([
  ['NOT_JSON', '{"format": "batik-pageant", '],
  ['NOT_JSON', '\uFEFF {"format": "batik-pageant"'],
  ['NOT_AN_ARCHIVE', '\uFFFD\uFFFD\uFFFD\uFFFD JFIF {"a"'],
  ['NOT_AN_ARCHIVE', ''],
  ['NOT_AN_ARCHIVE', '[]'],
  ['NOT_AN_ARCHIVE', 'null'],
  ['NOT_AN_ARCHIVE', '{"format":"another","version":1}'],
  ['NEWER_VERSION', '{"format":"batik-pageant","version":2,"somethingNew":[]}'],
])('%s: %s', async (code, text) => {
  const { problems } = await preview(text);
  expect(problems).toMatchObject([{ code, entity: null, row: null, field: null }]);
});

test('reports entities missing from the header', async () => {
  const archive = await alteredArchive((head, rows) => {
    delete head['createdAt'];
    delete rows['partners'];
    Object.assign(rows, { admins: [] });
  });
  expect((await preview(archive)).problems).toMatchObject([
    { code: 'REQUIRED', entity: null, field: 'createdAt' },
    { code: 'REQUIRED', entity: 'partners', field: null },
    { code: 'UNKNOWN', entity: 'admins', field: null },
  ]);
});

test('reports at most a thousand problems, quickly', async () => {
  const archive = await alteredArchive((_archive, rows) => {
    rows['news'] = Array.from({ length: 50_000 }, () => ({}));
  });
  expect((await preview(archive)).problems).toHaveLength(1000);
});

test('ignores the counts in the header', async () => {
  const archive = await alteredArchive((head) => Object.assign(head, { counts: { news: 'many' } }));
  expect((await preview(archive)).problems).toEqual([]);
  await reset();
  expect((await preview(archive)).changes).toContainEqual(
    expect.objectContaining({ entity: 'news', ...nothing, added: 15, unchanged: 0 }),
  );
});
