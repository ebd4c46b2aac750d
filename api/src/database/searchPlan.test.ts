import { beforeEach, describe, expect, test } from 'vitest';
import { addNews } from '../news/news.samples.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { prisma } from './client.ts';

const statements = recordStatements();
const { send } = useTestApp();

/** How PostgreSQL would run the one statement of a request, were scanning the whole table no choice. */
async function planOf(path: string): Promise<string> {
  statements.length = 0;
  await send(path);
  const [statement, ...others] = statements;
  expect(others).toEqual([]);
  const rows = await prisma.$transaction(async (transaction) => {
    await transaction.$executeRaw`SET LOCAL enable_seqscan = off`;
    await transaction.$executeRaw`SET LOCAL enable_indexscan = off`;
    return transaction.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
      `EXPLAIN ${statement?.sql ?? ''}`,
      ...(statement?.args ?? []),
    );
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

beforeEach(async () => {
  const words = ['wax', 'indigo', 'canting', 'cloth', 'parang', 'truntum', 'sogan', 'loom'];
  await addNews(
    ...Array.from({ length: 3000 }, (_, i) => ({
      titleEn: `${words[i % 8]} ${i}`,
      titleId: `${words[(i + 1) % 8]} ${i}`,
      contentEn: `About ${words[(i + 2) % 8]} and ${words[(i + 3) % 8]}.`,
      contentId: `Tentang ${words[(i + 4) % 8]} dan ${words[(i + 5) % 8]}.`,
    })),
  );
  await prisma.$executeRaw`ANALYZE "NewsArticle"`;
});

describe('the condition that Prisma writes for a search', () => {
  test.each([
    ['en', 'NewsArticle_titleEn_contentEn_idx'],
    ['id', 'NewsArticle_titleId_contentId_idx'],
  ])('is one that the trigram index of its language serves: %s', async (language, index) => {
    const plan = await planOf(`/api/news?language=${language}&search=parang%20299`);
    expect(plan).toContain(`Bitmap Index Scan on "${index}"`);
    expect(plan).not.toContain('Seq Scan');
  });

  test('keeps to the index where the word has signs of LIKE', async () => {
    const plan = await planOf(`/api/news?language=en&search=${encodeURIComponent('100%_wax')}`);
    expect(plan).toContain('Bitmap Index Scan on "NewsArticle_titleEn_contentEn_idx"');
  });
});

test('a page of the list is read in the order of its index', async () => {
  await addNews({});
  statements.length = 0;
  await send('/api/news?limit=10');
  const [statement] = statements;
  const rows = await prisma.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
    `EXPLAIN ${statement?.sql ?? ''}`,
    ...(statement?.args ?? []),
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using "NewsArticle_publishedAt_id_idx"');
  expect(plan).not.toContain('Sort');
});
