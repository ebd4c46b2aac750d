import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import editQuery from '../../__generated__/EditCommunityPageQuery$parameters.ts';
import listQuery from '../../__generated__/useCommunitiesConnectionQuery$parameters.ts';
import { loadAdminQuery } from '../../admin/adminQuery.ts';
import { databaseIdIn } from '../../relay/databaseId.ts';

/** The communities' section of the dashboard. Its list is loaded above its pages and stays while a form is open. */
export function communitiesAdminRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'communities',
      loader: (args) => loadAdminQuery(args, environment, listQuery, {}, 'store-and-network'),
      // After a save the list stands in the server's order.
      shouldRevalidate: () => true,
      lazy: { Component: async () => (await import('./CommunitiesSection.tsx')).CommunitiesSection },
      children: [
        {
          index: true,
          lazy: { Component: async () => (await import('./CommunitiesListPage.tsx')).CommunitiesListPage },
        },
        {
          path: 'new',
          lazy: { Component: async () => (await import('./NewCommunityPage.tsx')).NewCommunityPage },
        },
        {
          path: ':id',
          loader: (args) => {
            const variables = { id: databaseIdIn(args.params['id']) };
            return loadAdminQuery(args, environment, editQuery, variables, 'network-only');
          },
          lazy: { Component: async () => (await import('./EditCommunityPage.tsx')).EditCommunityPage },
        },
      ],
    },
  ];
}
