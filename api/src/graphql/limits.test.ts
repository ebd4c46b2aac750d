import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { addNews } from '../news/news.samples.ts';

const { graphql, sendJson } = useTestApp();

/** Expects that the whole document is refused, before anything is read. */
async function expectRefusal(query: string, message: RegExp): Promise<void> {
  const { data, errors } = await graphql(query);
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.message).toMatch(message);
  expect(errors?.[0]?.extensions?.code).toMatch(/^[A-Z_]+$/);
  expect(errors?.[0]?.extensions?.code).not.toBe('INTERNAL_SERVER_ERROR');
}

const repeat = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');

describe('the limits of one document', () => {
  test('allow a page of a hundred articles with all fields', async () => {
    await addNews({});
    const { errors } = await graphql(`
      {
        news(first: 100) {
          pageInfo {
            endCursor
          }
          edges {
            cursor
            node {
              id
              databaseId
              titleEn
              titleId
              excerptEn
              excerptId
              contentEn
              contentId
              contentHtmlEn
              contentHtmlId
              category
              imageUrl
              featured
              published
              publishedAt
              version
            }
          }
        }
      }
    `);
    expect(errors).toBeUndefined();
  });

  test('allow the introspection query that tools send first', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const { data, errors } = await graphql<{ __schema: { types: object[] } }>(getIntrospectionQuery());
    expect(errors).toBeUndefined();
    expect(data.__schema.types.length).toBeGreaterThan(10);
  });

  test('refuse many large pages together', () =>
    expectRefusal(
      `{ ${repeat(20, (i) => `a${i}: news(first: 100) { edges { node { id titleEn titleId } } }`)} }`,
      /complex/i,
    ));

  test('refuse a large page below each of many nodes', async () => {
    const ids = repeat(100, () => '"TmV3c0FydGljbGU6MQ=="').replaceAll(' ', ', ');
    const fields = repeat(
      60,
      (i) => `... on NewsArticle { titleEn contentHtmlEn } ${i % 2 ? 'id' : '__typename'}`,
    );
    await expectRefusal(`{ nodes(ids: [${ids}]) { ${fields} } }`, /complex|breadth/i);
  });

  test('do not count a negative page size as cheap', () =>
    expectRefusal(
      `{ ${repeat(25, (i) => `a${i}: news(first: -100) { edges { node { id titleEn titleId } } }`)} }`,
      /complex/i,
    ));

  test('count page sizes in variables', async () => {
    const query = `query ($n: Int) { ${repeat(20, (i) => `a${i}: news(first: $n) { edges { node { id titleEn titleId } } }`)} }`;
    const { errors } = await graphql(query, { n: 100 });
    expect(errors?.[0]?.message).toMatch(/complex/i);
    expect((await graphql(query, { n: 1 })).errors).toBeUndefined();
  });

  test('count fields in fragments', () =>
    expectRefusal(
      `{ ${repeat(20, (i) => `a${i}: news(first: 100) { ...page }`)} }
       fragment page on NewsArticleConnection { edges { node { id titleEn titleId } } }`,
      /complex/i,
    ));

  test('allow at most twelve levels', () =>
    expectRefusal(
      `{ __schema { ${'types { fields { type { '.repeat(5)} name ${'} } }'.repeat(5)} } }`,
      /depth|deep/i,
    ));

  test('allow at most thirty aliases', async () => {
    const aliases = (count: number) => `{ ${repeat(count, (i) => `a${i}: viewer { email }`)} }`;
    expect((await graphql(aliases(30))).errors).toBeUndefined();
    await expectRefusal(aliases(31), /alias/i);
  });

  test('allow at most two thousand tokens', async () => {
    // Each operation has five: query, its name, a brace, a field, a brace.
    const operations = repeat(400, (i) => `query a${i} { __typename }`);
    const operationName = 'a0';
    expect(
      await (await sendJson('POST', '/graphql', { query: operations, operationName })).json(),
    ).not.toHaveProperty('errors');
    await expectRefusal(`${operations} fragment`, /token/i);
  });

  test.each([
    ['lists', (depth: number) => `{ news(search: ${'['.repeat(depth)}${']'.repeat(depth)}) { __typename } }`],
    ['fields', (depth: number) => `${'{ viewer '.repeat(depth)}${'}'.repeat(depth)}`],
    ['types', (depth: number) => `query ($a: ${'['.repeat(depth)}Int${']'.repeat(depth)}) { __typename }`],
    ['unclosed lists', (depth: number) => `{ news(search: ${'['.repeat(depth)}`],
  ])('allow at most a hundred nested brackets: %s', async (_what, document) => {
    await expectRefusal(document(990), /nest deeper than 100/);
    expect((await graphql(document(90))).errors?.[0]?.message).not.toMatch(/nest/);
  });

  test('allow any number of brackets in texts and comments', async () => {
    const brackets = '[{('.repeat(200);
    for (const text of [`"\\"${brackets}"`, `"""${brackets}" \\"""${brackets}"""`]) {
      const query = `{ contentText(key: ${text}) { key } } # ${brackets}`;
      expect((await graphql(query)).errors?.[0]?.message ?? '').not.toMatch(/nest/);
    }
  });

  test('refuse a fragment that contains itself', () =>
    expectRefusal('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }', /itself/i));
});
