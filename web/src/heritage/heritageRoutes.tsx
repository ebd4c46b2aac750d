import type { Environment } from 'relay-runtime';
import query from '../__generated__/HeritagePageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import type { PageRoute } from '../page/loadedPage.ts';

/** The route of the heritage page (docs/product.md#heritage). */
export function heritageRoutes(environment: Environment): PageRoute[] {
  return [
    {
      path: 'heritage',
      module: 'src/heritage/HeritagePage.tsx',
      loadQuery: ({ search }) => loadPageQuery(environment, query, { after: search.get('after') }, 'never'),
      loadPage: async () => (await import('./HeritagePage.tsx')).HeritagePage,
    },
  ];
}
