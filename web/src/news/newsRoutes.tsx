import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import articleQuery from '../__generated__/NewsArticlePageQuery$parameters.ts';
import listQuery from '../__generated__/NewsPageQuery$parameters.ts';
import type { Reader } from '../language/reader.ts';
import { databaseIdIn } from '../relay/databaseId.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import { newsFilter } from './newsAddress.ts';

/** The newsroom's addresses (specification section 2.6). */
export function newsRoutes(environment: Environment, reader: Reader): RouteObject[] {
  return [
    {
      path: 'news',
      handle: { module: 'src/news/NewsPage.tsx' },
      loader: ({ request }) => {
        const { category, search } = newsFilter(new URL(request.url).searchParams);
        // Without a search the list is the same in both languages, and stays in the store.
        const language = search ? reader.language : null;
        return loadPageQuery(environment, listQuery, { category, search, language });
      },
      lazy: { Component: async () => (await import('./NewsPage.tsx')).NewsPage },
    },
    {
      path: 'news/:id',
      handle: { module: 'src/news/NewsArticlePage.tsx' },
      loader: ({ params }) => loadPageQuery(environment, articleQuery, { id: databaseIdIn(params['id']) }),
      lazy: { Component: async () => (await import('./NewsArticlePage.tsx')).NewsArticlePage },
    },
  ];
}
