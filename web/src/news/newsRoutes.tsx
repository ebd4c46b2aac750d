import type { Environment } from 'relay-runtime';
import articleQuery from '../__generated__/NewsArticlePageQuery$parameters.ts';
import listQuery from '../__generated__/NewsPageQuery$parameters.ts';
import type { Reader } from '../language/reader.ts';
import { databaseIdIn } from '../relay/databaseId.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import type { PageRoute } from '../page/loadedPage.ts';
import { newsFilter } from './newsAddress.ts';

/** The routes of the news (docs/product.md#news-pages). */
export function newsRoutes(environment: Environment, reader: Reader): PageRoute[] {
  return [
    {
      path: 'news',
      module: 'src/news/NewsPage.tsx',
      loadQuery: ({ search: parameters }) => {
        const { category, search } = newsFilter(parameters);
        // Without a search, the list is the same in both languages, and stays cached.
        const language = search ? reader.language : null;
        const after = parameters.get('after');
        return loadPageQuery(environment, listQuery, { category, search, language, after });
      },
      loadPage: async () => (await import('./NewsPage.tsx')).NewsPage,
    },
    {
      path: 'news/:id',
      module: 'src/news/NewsArticlePage.tsx',
      loadQuery: ({ params }) =>
        loadPageQuery(environment, articleQuery, {
          id: databaseIdIn(params['id']),
          language: reader.language,
        }),
      loadPage: async () => (await import('./NewsArticlePage.tsx')).NewsArticlePage,
    },
  ];
}
