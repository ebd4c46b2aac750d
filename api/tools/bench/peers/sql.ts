import { requestOf } from '../kit/connection.ts';
import { asJson } from '../kit/homeQuery.ts';
import { startReference } from '../kit/program.ts';
import { articleNumber, newArticle, type Contender } from './contender.ts';

const list = requestOf({ path: '/news', headers: asJson });
const article = requestOf({ path: `/news/${articleNumber}`, headers: asJson });
const create = requestOf({ path: '/news', headers: asJson, body: newArticle });

/** Hand-written SQL on the site's database, without permissions: the same for every way to ask. */
export const openSql = (siteUrl: string): Contender => ({
  list,
  start: () => startReference('newsReference.ts', siteUrl),
  questions: async () => ({
    list: () => list,
    listKept: () => list,
    article: () => article,
    articleKept: () => article,
    restList: () => list,
    restListKept: () => list,
    restArticle: () => article,
    restArticleKept: () => article,
    create: () => create,
  }),
});
