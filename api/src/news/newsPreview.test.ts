import { expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';

const { graphql, signIn } = useTestApp();

const preview = (input: object, headers = {}) =>
  graphql<{ newsArticlePreview: object | null }>(
    `
      query ($input: NewsArticlePreviewInput!) {
        newsArticlePreview(input: $input) {
          databaseId
          titleEn
          titleId
          contentHtmlEn
          category
          published
        }
      }
    `,
    { input },
    headers,
  );

test('an unfinished article is shown as readers would see it, and nothing is stored', async () => {
  const { data } = await preview({ titleEn: 'Wax', contentEn: 'It is **hot**.' }, await signIn());
  expect(data.newsArticlePreview).toEqual({
    databaseId: 0,
    titleEn: 'Wax',
    titleId: '',
    contentHtmlEn: '<p>It is <strong>hot</strong>.</p>\n',
    category: '',
    published: true,
  });
  expect(await prisma.newsArticle.count()).toBe(0);
});

test('input that cannot be saved cannot be previewed', async () => {
  const { data, errors } = await preview({ imageUrl: 'javascript:alert(1)' }, await signIn());
  expect(data?.newsArticlePreview ?? null).toBeNull();
  expect(errors?.[0]?.extensions?.code).toBe('VALIDATION_FAILED');
});

test('visitors get no preview', async () => {
  const { errors } = await preview({ titleEn: 'Wax' });
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});
