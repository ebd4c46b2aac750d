import { expect, test } from 'vitest';
import { addNews } from '../news/news.samples.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';

const statements = recordStatements();
const { graphql, send, sendJson, signIn } = useTestApp();

/** The number of SQL statements for a response. */
async function cost(request: () => Promise<unknown>): Promise<number> {
  statements.length = 0;
  await request();
  return statements.length;
}

const everything = (size: number) =>
  graphql<{ news: { edges: object[] } }>(`{ news(first: ${size}) { edges { cursor node {
         id databaseId titleEn contentHtmlEn contentHtmlId category imageUrl publishedAt version
       } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`);

test('a page of news takes the same number of statements for ten articles as for a hundred', async () => {
  await addNews(...Array.from({ length: 100 }, () => ({})));
  expect((await everything(100)).data.news.edges).toHaveLength(100);
  expect(await cost(() => everything(10))).toBe(1);
  expect(await cost(() => everything(100))).toBe(1);
});

test('a page of news over REST takes one statement', async () => {
  await addNews(...Array.from({ length: 100 }, () => ({})));
  // The next moment of the schedule is looked up once for all answers.
  expect(await cost(() => send('/api/news?limit=1'))).toBe(2);
  expect(await cost(() => send('/api/news?limit=10'))).toBe(1);
  expect(await cost(() => send('/api/news?limit=100'))).toBe(1);
});

test('fetching many articles by global id does not take a statement for each', async () => {
  const rows = await addNews(...Array.from({ length: 50 }, () => ({})));
  const ids = rows.map(({ id }) => Buffer.from(`NewsArticle:${id}`).toString('base64'));
  const nodes = (some: string[]) =>
    graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on NewsArticle { titleEn } } }', { ids: some });
  const few = await cost(() => nodes(ids.slice(0, 5)));
  expect(await cost(() => nodes(ids))).toBe(few);
});

test('a list reads only the selected columns', async () => {
  await addNews({});
  await cost(() => graphql('{ news(first: 1) { edges { node { titleEn } } } }'));
  expect(statements[0]?.sql).toContain('"titleEn"');
  expect(statements[0]?.sql).not.toContain('"contentEn"');
});

test('creating an article takes a statement for the article and one for its record', async () => {
  const headers = await signIn();
  const body = { titleEn: 'Batik', titleId: 'Batik', category: 'culture' };
  const create = () => sendJson('POST', '/api/news', body, headers);
  await create();
  await cost(create);
  const tables = statements.map(({ sql }) => /(?:INTO|FROM) "public"\."(\w+)"/.exec(sql)?.[1] ?? '');
  expect(tables.filter((table) => !['', 'AdminUser', 'Session'].includes(table))).toEqual([
    'NewsArticle',
    'Change',
  ]);
});
