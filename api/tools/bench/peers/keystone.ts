import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editor } from '../../../src/testing/editor.ts';
import { ask, requestOf } from '../kit/connection.ts';
import { asJson } from '../kit/homeQuery.ts';
import type { Postgres } from '../kit/postgres.ts';
import type { Listening } from '../kit/running.ts';
import { startServer } from '../kit/server.ts';
import { inSession } from '../kit/session.ts';
import { allFields, articleNumber, listedFields, listLength, newArticle } from './contender.ts';
import type { Contender, Questions } from './contender.ts';
import { installKeystone } from './installKeystone.ts';

const listText = `{ articles: newsArticles(take: ${listLength}, orderBy: [{ publishedAt: desc }, { id: desc }]) {
  id ${listedFields} } }`;
const articleText = `query ($id: ID!) { article: newsArticle(where: { id: $id }) { id ${allFields} } }`;
const createText = `mutation ($data: NewsArticleCreateInput!) { createNewsArticle(data: $data) { id titleEn } }`;
const signInText = `mutation ($email: String!, $password: String!) {
  authenticateUserWithPassword(email: $email, password: $password) {
    ... on UserAuthenticationWithPasswordSuccess { sessionToken } } }`;

const post = (body: object, headers = {}) =>
  requestOf({ path: '/api/graphql', headers: { ...asJson, ...headers }, body });
const list = { query: listText };
const article = { query: articleText, variables: { id: String(articleNumber) } };

async function signIn(port: number): Promise<{ Authorization: string }> {
  const { body } = await ask(port, post({ query: signInText, variables: editor }));
  const { data } = JSON.parse(body.toString()) as {
    data: { authenticateUserWithPassword: { sessionToken: string } };
  };
  return { Authorization: `Bearer ${data.authenticateUserWithPassword.sessionToken}` };
}

/** Keystone keeps no answers; new requests are as long as the site's. */
const asNew = (body: object) => (number: number) => post({ ...body, extensions: { number } });

async function questions({ port }: Listening): Promise<Questions> {
  const create = post({ query: createText, variables: { data: newArticle } }, await signIn(port));
  return {
    list: asNew(list),
    listKept: () => post(list),
    article: asNew(article),
    articleKept: () => post(article),
    restList: null,
    restListKept: null,
    restArticle: null,
    restArticleKept: null,
    create: () => create,
  };
}

const copied = `id, "titleEn", "titleId", "excerptEn", "excerptId", "contentEn", "contentId", category, featured,
  published, "publishedAt"`;

/** Creates Keystone's tables, with the articles of the site's database. */
async function fill(databaseUrl: string, siteUrl: string): Promise<void> {
  const rows = await inSession(
    siteUrl,
    async (client) => (await client.query<object>(`SELECT ${copied} FROM "NewsArticle"`)).rows,
  );
  await inSession(databaseUrl, async (client) => {
    await client.query(readFileSync(join(import.meta.dirname, 'keystone/tables.sql'), 'utf8'));
    await client.query(
      `INSERT INTO "NewsArticle" (${copied})
       SELECT ${copied} FROM json_populate_recordset(NULL::"NewsArticle", $1)`,
      [JSON.stringify(rows)],
    );
    await client.query(`SELECT setval('"NewsArticle_id_seq"', $1)`, [rows.length]);
    await client.query('VACUUM ANALYZE "NewsArticle"');
  });
}

/** Keystone with the site's articles: as it is deployed, and without its Admin UI. */
export async function openKeystone(
  postgres: Postgres,
  siteUrl: string,
): Promise<{ keystone: Contender; bare: Contender }> {
  const folder = installKeystone();
  const databaseUrl = await postgres.createDatabase('keystone');
  await fill(databaseUrl, siteUrl);
  const startWith = (options: string[]) => () =>
    startServer({
      args: ['node_modules/@keystone-6/core/bin/cli.js', 'start', ...options],
      folder,
      first: post({ query: '{ __typename }' }),
      env: {
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        SESSION_SECRET: 'the secret of the sessions in a benchmark',
        ADMIN_EMAIL: editor.email,
        ADMIN_PASSWORD: editor.password,
      },
    });
  {
    // The first start creates the account.
    await using _first = await startWith([])();
  }
  const asked = { list: post(list), questions };
  return {
    keystone: { start: startWith([]), ...asked },
    bare: { start: startWith(['--no-ui']), ...asked },
  };
}
