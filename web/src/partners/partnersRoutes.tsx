import type { Environment } from 'relay-runtime';
import partnersQuery from '../__generated__/PartnersPageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import type { PageRoute } from '../page/loadedPage.ts';

/** The route of the partners page. Partners are never fresh (docs/product.md#freshness). */
export function partnersRoutes(environment: Environment): PageRoute[] {
  return [
    {
      path: 'partners',
      module: 'src/partners/PartnersPage.tsx',
      loadQuery: () => loadPageQuery(environment, partnersQuery, {}, 'never'),
      loadPage: async () => (await import('./PartnersPage.tsx')).PartnersPage,
    },
  ];
}
