import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import editQuery from '../../__generated__/EditNewsArticlePageQuery$parameters.ts';
import listQuery from '../../__generated__/useNewsConnectionQuery$parameters.ts';
import { loadAdminQuery } from '../../admin/adminQuery.ts';
import { databaseIdIn } from '../../relay/databaseId.ts';
import { newsListVariables, readNewsListFilter } from './newsListFilter.ts';

/**
 * The newsroom's section of the dashboard. Its list is loaded above its pages and stays while a form is open.
 * @param listPaths the addresses under /admin that show the list
 */
export function newsAdminRoutes(environment: Environment, listPaths: readonly string[]): RouteObject[] {
  return [
    {
      loader: (args) => {
        const variables = newsListVariables(readNewsListFilter(new URL(args.request.url).search));
        return loadAdminQuery(args, environment, listQuery, variables, 'store-and-network');
      },
      lazy: { Component: async () => (await import('./NewsSection.tsx')).NewsSection },
      children: [
        ...listPaths.map((path) => ({
          path,
          lazy: { Component: async () => (await import('./NewsListPage.tsx')).NewsListPage },
        })),
        {
          path: 'news/new',
          lazy: { Component: async () => (await import('./NewNewsArticlePage.tsx')).NewNewsArticlePage },
        },
        {
          path: 'news/:id',
          loader: (args) => {
            const variables = { id: databaseIdIn(args.params['id']) };
            return loadAdminQuery(args, environment, editQuery, variables, 'network-only');
          },
          lazy: { Component: async () => (await import('./EditNewsArticlePage.tsx')).EditNewsArticlePage },
        },
      ],
    },
  ];
}
