import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { addNews } from './news.samples.ts';

const { graphql, send, signIn } = useTestApp();

/** Newer than the published article and featured, so that it comes first wherever it is visible. */
const draft = {
  titleEn: 'Secret',
  titleId: 'Rahasia',
  contentEn: 'Secret',
  published: false,
  featured: true,
};
let draftId = 0;
let publishedId = 0;

beforeEach(async () => {
  const [published, hidden] = await addNews(
    { titleEn: 'Known', titleId: 'Dikenal', featured: true, publishedAt: new Date('2026-01-01') },
    { ...draft, publishedAt: new Date('2026-01-02') },
  );
  publishedId = published?.id ?? 0;
  draftId = hidden?.id ?? 0;
});

const visitor = async () => ({});
const globalId = () => Buffer.from(`NewsArticle:${draftId}`).toString('base64');
const list = (filter: string) => () => `{ news(first: 10${filter}) { edges { node { databaseId } } } }`;

/** Every way to request an article, and whether admins see drafts there. */
const overGraphql: Record<string, () => string> = {
  'the list': list(''),
  'a search': list(', search: "e", language: en'),
  'a category': list(', category: "culture"'),
  'the featured flag': list(', featured: true'),
  'the list of drafts': list(', published: false'),
  'the article by its number': () => `{ newsArticle(id: ${draftId}) { databaseId } }`,
  'the article by its global id': () => `{ node(id: "${globalId()}") { ... on NewsArticle { databaseId } } }`,
  'several global ids': () => `{ nodes(ids: ["${globalId()}"]) { ... on NewsArticle { databaseId } } }`,
};
const overRest: Record<string, () => string> = {
  'the list': () => '/api/news',
  'a search': () => '/api/news?search=e&language=en',
  'a category': () => '/api/news?category=culture',
  'the featured flag': () => '/api/news?featured=true',
  'the list of drafts': () => '/api/news?published=false',
  'the article by its number': () => `/api/news/${draftId}`,
};
const forReaders: Record<string, () => string> = {
  'the featured article over REST': () => '/api/news/featured',
  'the English feed': () => '/feed/en.xml',
  'the Indonesian feed': () => '/feed/id.xml',
  'the sitemap': () => '/sitemap.xml',
};

describe.each([
  ['a visitor', visitor, false],
  ['an admin', signIn, true],
])('a draft, to %s', (_who, session, shown) => {
  test.each(Object.entries(overGraphql))(
    `is ${shown ? '' : 'not '}in the answer over GraphQL to %s`,
    async (_what, query) => {
      const { data, errors } = await graphql(query(), {}, await session());
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data).includes(`"databaseId":${draftId}}`)).toBe(shown);
    },
  );

  test.each(Object.entries(overRest))(
    `is ${shown ? '' : 'not '}in the answer over REST to %s`,
    async (_what, path) => {
      const text = await (await send(path(), { headers: await session() })).text();
      expect(text.includes('Secret')).toBe(shown);
    },
  );

  test.each(Object.entries(forReaders))('is never in %s', async (_what, path) => {
    const response = await send(path(), { headers: await session() });
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toMatch(/Known|Dikenal|\/news\/\d/);
    expect(text).not.toMatch(/Secret|Rahasia/);
    expect(text).not.toContain(`/news/${draftId}`);
  });

  test('is never the featured article over GraphQL', async () => {
    const { data } = await graphql('{ featuredNewsArticle { databaseId } }', {}, await session());
    expect(data).toEqual({ featuredNewsArticle: { databaseId: publishedId } });
  });

  test.each(['en', 'id'])('has no social image in %s', async (language) => {
    const { status } = await send(`/social/${language}/news/${draftId}.png`, { headers: await session() });
    expect(status).toBe(404);
  });
});

test('the published filter works for everyone', async () => {
  const ids = async (filter: string, headers: Record<string, string> = {}) => {
    const response = await send(`/api/news?published=${filter}`, { headers });
    return ((await response.json()) as { id: number }[]).map(({ id }) => id);
  };
  const session = await signIn();
  expect(await ids('true')).toEqual([publishedId]);
  expect(await ids('false')).toEqual([]);
  expect(await ids('true', session)).toEqual([publishedId]);
  expect(await ids('false', session)).toEqual([draftId]);
});

test('responds to a visitor as if the draft did not exist', async () => {
  const refused = await send(`/api/news/${draftId}`);
  const missing = await send('/api/news/2147483647');
  expect([refused.status, await refused.text()]).toEqual([missing.status, await missing.text()]);
});
