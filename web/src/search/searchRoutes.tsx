import type { Environment } from 'relay-runtime';
import type { Reader } from '../language/reader.ts';
import type { PageRoute } from '../page/loadedPage.ts';

/** The route of the search of the whole site (docs/product.md#search). Its query comes with its code. */
export function searchRoutes(environment: Environment, reader: Reader): PageRoute[] {
  const load = () => import('./SearchPage.tsx');
  return [
    {
      path: 'search',
      module: 'src/search/SearchPage.tsx',
      loadQuery: async ({ search }) => (await load()).loadSearch(environment, reader, search),
      loadPage: async () => (await load()).SearchPage,
    },
  ];
}
