import type { Environment } from 'relay-runtime';
import homeQuery from '../__generated__/HomePageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import { loadParts } from '../page/lazyPart.tsx';
import type { PageRoute } from '../page/loadedPage.ts';

/** The route of the home page (docs/product.md#home). */
export function homeRoutes(environment: Environment): PageRoute[] {
  return [
    {
      path: '/',
      module: 'src/home/HomePage.tsx',
      // It shows content and partners, which are never fresh.
      loadQuery: () => loadPageQuery(environment, homeQuery, {}, 'never'),
      loadPage: async () => (await import('./HomePage.tsx')).HomePage,
      loadParts,
    },
  ];
}
