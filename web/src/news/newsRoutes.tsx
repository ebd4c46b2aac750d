import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import articleQuery from '../__generated__/NewsArticlePageQuery$parameters.ts';
import listQuery from '../__generated__/NewsPageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import { articleNumber, newsFilter } from './newsAddress.ts';

/** The newsroom's addresses (specification section 2.6). */
export function newsRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'news',
      handle: { module: 'src/news/NewsPage.tsx' },
      loader: ({ request }) =>
        loadPageQuery(environment, listQuery, newsFilter(new URL(request.url).searchParams)),
      lazy: { Component: async () => (await import('./NewsPage.tsx')).NewsPage },
    },
    {
      path: 'news/:id',
      handle: { module: 'src/news/NewsArticlePage.tsx' },
      loader: ({ params }) => loadPageQuery(environment, articleQuery, { id: articleNumber(params['id']) }),
      lazy: { Component: async () => (await import('./NewsArticlePage.tsx')).NewsArticlePage },
    },
  ];
}
