import { beforeEach, describe, expect, test } from 'vitest';
import { explain } from '../testing/explain.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { newsOrder } from '../news/news.ts';
import { prisma } from './client.ts';
import { cursorOf } from './keyset.ts';

const statements = recordStatements();
const { send } = useTestApp();

/** PostgreSQL’s plan for a request’s first statement, with sequential scans and sorting disabled. */
async function planOf(path: string): Promise<string> {
  // The next moment of the schedule is looked up once for all answers.
  await send('/api/news?limit=1');
  statements.length = 0;
  await send(path);
  const [statement] = statements;
  return explain(statement?.sql ?? '', statement?.args ?? [], true);
}

beforeEach(async () => {
  await prisma.$executeRaw`
    INSERT INTO "NewsArticle" ("titleEn", "titleId", "contentEn", "contentId", "category", "publishedAt", "updatedAt")
    SELECT 'parang ' || i, 'kain ' || i, 'wax ' || i % 7, 'malam ' || i % 5, 'culture', now() - i * interval '1 hour', now()
    FROM generate_series(1, 3000) AS i`;
  await prisma.$executeRaw`
    INSERT INTO "Community" ("nameEn", "nameId", "location", "imageUrl", "province", "updatedAt")
    SELECT 'makers ' || i, 'pembatik ' || i, 'town ' || i, '/cloth.png', (enum_range(NULL::"Province"))[1 + i % 38], now()
    FROM generate_series(1, 3000) AS i`;
  await prisma.$executeRaw`ANALYZE "NewsArticle", "Community"`;
});

describe('the statement that finds the articles of a search', () => {
  test.each([
    ['en', 'NewsArticle_titleEn_searchEn_idx'],
    ['id', 'NewsArticle_titleId_searchId_idx'],
  ])('can use the trigram index of its language: %s', async (language, index) => {
    expect(await planOf(`/api/news?language=${language}&search=parang%20299`)).toContain(
      `Bitmap Index Scan on "${index}"`,
    );
  });

  test('can use the index for a word with LIKE’s wildcards', async () => {
    const plan = await planOf(`/api/news?language=en&search=${encodeURIComponent('100%_wax')}`);
    expect(plan).toContain('Bitmap Index Scan on "NewsArticle_titleEn_searchEn_idx"');
  });
});

test('PostgreSQL compiles no statement: of a search, that took ten times as long as running it', async () => {
  expect(await prisma.$queryRaw`SELECT pg_jit_available() AS compiles`).toEqual([{ compiles: false }]);
});

test.each(['wax', 'wax parang'])(
  'finds no more articles of a frequent word than a page has: %s',
  async (search) => {
    const newest = await prisma.newsArticle.findMany({ orderBy: { publishedAt: 'desc' }, take: 30 });
    const after = (place: number) => `after=${cursorOf(newsOrder, newest[place - 1] ?? {})}`;
    for (const [place, cursor] of [
      [0, ''],
      [10, after(10)],
      [20, after(20)],
    ] as const) {
      statements.length = 0;
      const answer = await send(`/api/news?language=en&search=${search}&limit=10&${cursor}`);
      const found = ((await answer.json()) as { id: number }[]).map(({ id }) => id);
      expect(found).toEqual(newest.slice(place, place + 10).map(({ id }) => id));
      const most = Math.max(...statements.map(({ args }) => args.length));
      expect(most).toBeLessThan(40);
    }
  },
);

test.each([
  ['/api/news?limit=10', 'NewsArticle_publishedAt_id_idx'],
  ['/api/communities?province=JT&limit=10', 'Community_province_id_idx'],
])('reads a page of %s in index order', async (path, index) => {
  statements.length = 0;
  await send(path);
  const [statement] = statements;
  const rows = await prisma.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
    `EXPLAIN ${statement?.sql ?? ''}`,
    ...(statement?.args ?? []),
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain(`Index Scan using "${index}"`);
  expect(plan).not.toContain('Sort');
});
