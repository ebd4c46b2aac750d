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

/** Answers are kept by the text of the request: a number that nothing reads makes it new at no cost. */
const asNew = (body: object) => (number: number) => post({ ...body, extensions: { number } });

/** The first page once more: it follows every date in the future, and each is a new one. */
function restList(number: number): Buffer {
  const after = cursorOf(newsOrder, { publishedAt: new Date(Date.UTC(2100, 0, 1) + number), id: 1 });
  return requestOf({ path: `/api/news?limit=${listLength}&after=${after}`, headers: asJson });
}

const readers = ['en', 'id'].flatMap((language) =>
  ['', '; theme=light', '; theme=dark'].map((theme) => ({ Cookie: `language=${language}${theme}` })),
);

/**
 * Every article for every reader, since answers are kept for readers with the same language and theme. Before they
 * begin again, a new draft makes all kept answers obsolete.
 */
const restArticle = (draft: Buffer) => (number: number) => {
  const turn = number % (articleCount * readers.length);
  const path = `/api/news/${1 + (turn % articleCount)}`;
  const reader = readers[Math.floor(turn / articleCount)];
  return turn === 0 ? draft : requestOf({ path, headers: { ...asJson, ...reader } });
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
