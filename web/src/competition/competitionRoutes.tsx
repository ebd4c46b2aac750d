import type { Environment } from 'relay-runtime';
import query from '../__generated__/CompetitionPageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import type { PageRoute } from '../page/loadedPage.ts';

/** The route of the competition page (docs/product.md#competition). */
export function competitionRoutes(environment: Environment): PageRoute[] {
  return [
    {
      path: 'competition',
      module: 'src/competition/CompetitionPage.tsx',
      loadQuery: () => loadPageQuery(environment, query, {}, 'never'),
      loadPage: async () => (await import('./CompetitionPage.tsx')).CompetitionPage,
    },
  ];
}
