import { rest, succeeded } from '../writing.ts';
import { failure, long, type Noun } from './noun.ts';

export const news: Noun = {
  table: 'NewsArticle',
  nameColumn: 'titleId',
  stampColumn: 'titleEn',
  ours: `"category" = 'faults'`,
  values: (name, stamp) => ({
    titleId: name,
    titleEn: String(stamp),
    excerptEn: `${name} ${stamp}`,
    contentEn: long(stamp),
    contentId: long(stamp),
    category: 'faults',
  }),
  create: [
    async (client, { values }) => rest(await client.send('POST', '/api/news', values), 201),
    async (client, { values }) =>
      articleId(
        await client.graphql(
          `mutation ($input: CreateNewsArticleInput!) { answer: createNewsArticle(input: $input) {
            ${failure} ...on NewsArticlePayload { newsArticle { databaseId } } } }`,
          { input: values },
        ),
      ),
  ],
  change: [
    async (client, { id, version, values }) =>
      rest(await client.send('PUT', `/api/news/${id}`, values, { 'If-Match': `"${version}"` }), 200),
    async (client, { id, version, values }) =>
      articleId(
        await client.graphql(
          `mutation ($id: Int!, $version: Int, $input: UpdateNewsArticleInput!) {
            answer: updateNewsArticle(id: $id, version: $version, input: $input) {
              ${failure} ...on NewsArticlePayload { newsArticle { databaseId } } } }`,
          { id, version, input: values },
        ),
      ),
  ],
  remove: [
    async (client, { id, version }) =>
      rest(await client.send('DELETE', `/api/news/${id}`, undefined, { 'If-Match': `"${version}"` }), 204),
    async (client, { id, version }) =>
      succeeded(
        await client.graphql(
          `mutation ($id: Int!, $version: Int) { answer: deleteNewsArticle(id: $id, version: $version) {
            ${failure} ...on DeleteNewsArticlePayload { deletedId } } }`,
          { id, version },
        ),
        'deletedId',
      ),
  ],
};

function articleId(answer: Record<string, unknown>): number {
  succeeded(answer, 'newsArticle');
  return (answer['newsArticle'] as { databaseId: number }).databaseId;
}
