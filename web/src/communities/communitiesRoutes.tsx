import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import listQuery from '../__generated__/CommunitiesPageQuery$parameters.ts';
import communityQuery from '../__generated__/CommunityPageQuery$parameters.ts';
import { databaseIdIn } from '../relay/databaseId.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';

/** The communities and each of them (specification section 2.7). */
export function communitiesRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'communities',
      handle: { module: 'src/communities/CommunitiesPage.tsx' },
      loader: () => loadPageQuery(environment, listQuery, {}, 'never'),
      lazy: { Component: async () => (await import('./CommunitiesPage.tsx')).CommunitiesPage },
    },
    {
      path: 'communities/:id',
      handle: { module: 'src/communities/CommunityPage.tsx' },
      loader: ({ params }) => loadPageQuery(environment, communityQuery, { id: databaseIdIn(params['id']) }),
      lazy: { Component: async () => (await import('./CommunityPage.tsx')).CommunityPage },
    },
  ];
}
