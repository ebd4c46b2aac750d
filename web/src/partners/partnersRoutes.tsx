import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import partnersQuery from '../__generated__/PartnersPageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';

/** The partners' address (specification section 2.1). Partners are never fresh (section 9). */
export function partnersRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'partners',
      handle: { module: 'src/partners/PartnersPage.tsx' },
      loader: () => loadPageQuery(environment, partnersQuery, {}, 'never'),
      lazy: { Component: async () => (await import('./PartnersPage.tsx')).PartnersPage },
    },
  ];
}
