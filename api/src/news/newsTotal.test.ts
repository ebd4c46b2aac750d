import { expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { countLimit } from '../../../web/src/shared/listLimits.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addNews } from './news.samples.ts';

const statements = recordStatements();
const { graphql, signIn } = useTestApp();

async function total(filter: string) {
  const { data } = await graphql<{ newsTotal: object }>(
    `{ newsTotal${filter} { matching all } }`,
    {},
    await signIn(),
  );
  return data.newsTotal;
}

/** Stores many articles in one statement. */
const addMany = (count: number) => prisma.$executeRaw`
  INSERT INTO "NewsArticle" ("titleEn", "titleId", "category", "published", "updatedAt")
  SELECT 'Wax ' || n, 'Malam ' || n, 'culture', n % 2 = 0, now() FROM generate_series(1, ${count}::int) n`;

test('counts what matches, and all', async () => {
  await addNews({}, { category: 'fashion' }, { published: false, titleEn: 'Cloth' });
  expect(await total('')).toEqual({ matching: 3, all: 3 });
  expect(await total('(category: "fashion")')).toEqual({ matching: 1, all: 3 });
  expect(await total('(search: "wax", language: en, state: LIVE)')).toEqual({ matching: 2, all: 3 });
});

test('counts up to a limit, in as many statements as for few', async () => {
  await addMany(countLimit);
  statements.length = 0;
  expect(await total('')).toEqual({ matching: countLimit, all: countLimit });
  await addMany(2 * countLimit);
  expect(await total('(state: DRAFT)')).toEqual({ matching: countLimit + 1, all: countLimit + 1 });
  const counts = statements.filter(({ sql }) => /COUNT/.test(sql) && /"NewsArticle"/.test(sql));
  expect(counts).toHaveLength(3);
  for (const { sql } of counts) expect(sql).toContain('LIMIT');
});

test('finds and counts articles with a working copy, for editors only', async () => {
  const [a, b] = await addNews({}, {}, {});
  const kept = { entity: 'NewsArticle', baseVersion: 1, changes: [], titleEn: '', titleId: '', keptBy: '' };
  await prisma.workingCopy.createMany({
    data: [
      { ...kept, itemId: a?.id ?? 0 },
      { ...kept, itemId: b?.id ?? 0, inTrash: true },
      { ...kept, newKey: 'new' },
    ],
  });
  expect(await total('(unpublishedChanges: true)')).toEqual({ matching: 1, all: 3 });
  const query = `{ news(unpublishedChanges: true) { edges { node { databaseId } } }
                   all: news { edges { node { databaseId unpublishedChanges } } } }`;
  const headers = await signIn();
  statements.length = 0;
  const { data } = await graphql<{ news: { edges: object[] }; all: { edges: object[] } }>(query, {}, headers);
  expect(statements.filter(({ sql }) => /"WorkingCopy"/.test(sql))).toHaveLength(2);
  expect(data.news.edges).toEqual([{ node: { databaseId: a?.id } }]);
  expect(data.all.edges.map((edge) => Object.values(edge as { node: object })[0])).toEqual(
    expect.arrayContaining([
      { databaseId: a?.id, unpublishedChanges: true },
      { databaseId: b?.id, unpublishedChanges: false },
    ]),
  );
  const visitors = await graphql<typeof data>(query);
  expect(visitors.data.news.edges).toEqual([]);
  expect(JSON.stringify(visitors.data.all)).not.toMatch(/true|false/);
});

test.each([
  ['LAST_CHANGED', (a: Row, b: Row) => Number(b.updatedAt) - Number(a.updatedAt) || b.id - a.id],
  ['TITLE', (a: Row, b: Row) => Number(a.titleEn > b.titleEn) - Number(a.titleEn < b.titleEn) || a.id - b.id],
] as const)('pages by %s cover the whole list both ways, each article once', async (sort, compare) => {
  const titles = ['Wax', 'Dye', 'Cloth', 'Dye', 'Loom'];
  const rows = await addNews(
    ...Array.from({ length: 23 }, (_, n) => ({
      titleEn: titles[n % 5] ?? '',
      updatedAt: new Date(Date.UTC(2026, 0, (n * 7) % 11)),
    })),
  );
  const expected = rows.toSorted(compare).map(({ id }) => id);
  for (const [size, cursor] of [
    ['first', 'after'],
    ['last', 'before'],
  ] as const) {
    const seen: number[] = [];
    let at = '';
    for (let page = 0; page < 5; page += 1) {
      const { data } = await graphql<{ news: Page }>(
        `{ news(sort: ${sort}, language: en, ${size}: 5${at}) { edges { cursor node { databaseId } } } }`,
      );
      const ids = data.news.edges.map(({ node }) => node.databaseId);
      if (size === 'first') seen.push(...ids);
      else seen.unshift(...ids);
      at = `, ${cursor}: "${data.news.edges.at(size === 'first' ? -1 : 0)?.cursor ?? ''}"`;
    }
    expect(seen).toEqual(expected);
  }
});

test('refuses a cursor of another kind of order', async () => {
  await addNews({});
  const { data } = await graphql<{ news: Page }>('{ news(sort: TITLE) { edges { cursor node { id } } } }');
  const { errors } = await graphql(`{ news(after: "${data.news.edges[0]?.cursor}") { edges { cursor } } }`);
  expect(errors?.[0]?.message).toBe('The cursor does not belong to this list.');
});

type Row = Awaited<ReturnType<typeof addNews>>[number];

interface Page {
  edges: { cursor: string; node: { databaseId: number } }[];
}
