import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';

const { graphql, sendJson, signIn } = useTestApp();

const article = { titleEn: 'Wax', titleId: 'Malam', category: 'culture' };

describe('creating an article', () => {
  test('an admin creates one over REST, with the defaults of specification 3', async () => {
    const response = await sendJson('POST', '/api/news', article, await signIn());
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      ...article,
      featured: false,
      published: true,
      imageUrl: null,
    });
    expect(await prisma.newsArticle.count()).toBe(1);
  });

  test('a visitor is refused and nothing is written', async () => {
    const response = await sendJson('POST', '/api/news', article);
    expect(response.status).toBe(401);
    expect(await prisma.newsArticle.count()).toBe(0);
  });
});

test('the list over GraphQL is newest first', async () => {
  const session = await signIn();
  for (const day of ['01', '03', '02']) {
    const publishedAt = `2026-01-${day}T00:00:00Z`;
    await sendJson('POST', '/api/news', { ...article, titleEn: day, publishedAt }, session);
  }
  const { data } = await graphql<{ news: { edges: { node: { titleEn: string } }[] } }>(
    '{ news(first: 10) { edges { node { titleEn } } } }',
  );
  expect(data.news.edges.map(({ node }) => node.titleEn)).toEqual(['03', '02', '01']);
});
