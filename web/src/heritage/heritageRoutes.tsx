import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import query from '../__generated__/HeritagePageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';

/** The heritage of batik (specification section 2.5). */
export function heritageRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'heritage',
      handle: { module: 'src/heritage/HeritagePage.tsx' },
      loader: () => loadPageQuery(environment, query, {}, 'never'),
      lazy: { Component: async () => (await import('./HeritagePage.tsx')).HeritagePage },
    },
  ];
}
