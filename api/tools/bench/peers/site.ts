import { cursorOf } from '../../../src/database/keyset.ts';
import { newsOrder } from '../../../src/news/news.ts';
import { fillNews } from '../kit/articles.ts';
import { requestOf } from '../kit/connection.ts';
import { asJson } from '../kit/homeQuery.ts';
import type { Postgres } from '../kit/postgres.ts';
import { temporaryFolder } from '../kit/running.ts';
import { signIn, startSite } from '../kit/site.ts';
import { allFields, articleCount, articleNumber, listedFields, listLength, newArticle } from './contender.ts';
import type { Contender, Questions } from './contender.ts';

const listText = `{ articles: news(first: ${listLength}) { edges { node { databaseId ${listedFields} } } } }`;
const articleText = `query ($id: Int!) { article: newsArticle(id: $id) { databaseId ${allFields} } }`;
const createText = `mutation ($input: CreateNewsArticleInput!) { createNewsArticle(input: $input) {
  __typename ... on NewsArticlePayload { newsArticle { databaseId titleEn } } } }`;

const post = (body: object, headers = {}) =>
  requestOf({ path: '/graphql', headers: { ...asJson, ...headers }, body });
const list = { query: listText };
const article = { query: articleText, variables: { id: articleNumber } };

/** Answers are kept by what is sent for variables: a number that the operation does not declare makes them new. */
const asNew = (body: { query: string; variables?: object }) => (number: number) =>
  post({ ...body, variables: { ...body.variables, number } });

/** The first page once more: it follows every date in the future, and each is a new one. */
function restList(number: number): Buffer {
  const after = cursorOf(newsOrder, { publishedAt: new Date(Date.UTC(2100, 0, 1) + number), id: 1 });
  return requestOf({ path: `/api/news?limit=${listLength}&after=${after}`, headers: asJson });
}

/** Every article. Before they begin again, a new draft makes all kept answers obsolete. */
const restArticle = (draft: Buffer) => (number: number) => {
  const turn = number % articleCount;
  return turn === 0 ? draft : requestOf({ path: `/api/news/${turn}`, headers: asJson });
};

const always = (request: Buffer) => () => request;

async function questions(port: number): Promise<Questions> {
  const headers = await signIn(`http://localhost:${port}`);
  const create = (input: object) => post({ query: createText, variables: { input } }, headers);
  return {
    list: asNew(list),
    listKept: always(post(list)),
    article: asNew(article),
    articleKept: always(post(article)),
    restList,
    restListKept: always(restList(0)),
    restArticle: restArticle(create({ ...newArticle, published: false })),
    restArticleKept: always(requestOf({ path: `/api/news/${articleNumber}`, headers: asJson })),
    create: always(create(newArticle)),
  };
}

/** This site with the articles, and its database. */
export async function openSite(postgres: Postgres): Promise<Contender & { databaseUrl: string }> {
  const databaseUrl = await postgres.createDatabase('site');
  const folder = temporaryFolder();
  const start = () => startSite(databaseUrl, { DATA_DIR: folder });
  {
    // The first start creates the tables.
    await using _first = await start();
    await fillNews(databaseUrl, articleCount);
  }
  return { databaseUrl, start, list: post(list), questions: ({ port }) => questions(port) };
}
