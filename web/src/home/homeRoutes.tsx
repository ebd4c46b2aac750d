import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import homeQuery from '../__generated__/HomePageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';

/** The first page of the site (specification section 2.3). */
export function homeRoutes(environment: Environment): RouteObject[] {
  return [
    {
      index: true,
      handle: { module: 'src/home/HomePage.tsx' },
      // It shows content and partners, which are never fresh.
      loader: () => loadPageQuery(environment, homeQuery, {}, 'never'),
      lazy: { Component: async () => (await import('./HomePage.tsx')).HomePage },
    },
  ];
}
