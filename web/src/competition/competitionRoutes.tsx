import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import query from '../__generated__/CompetitionPageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';

/** The competition (specification section 2.4). */
export function competitionRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'competition',
      handle: { module: 'src/competition/CompetitionPage.tsx' },
      loader: () => loadPageQuery(environment, query, {}, 'never'),
      lazy: { Component: async () => (await import('./CompetitionPage.tsx')).CompetitionPage },
    },
  ];
}
