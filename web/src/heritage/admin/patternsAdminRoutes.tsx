import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import editQuery from '../../__generated__/EditPatternPageQuery$parameters.ts';
import listQuery from '../../__generated__/usePatternsConnectionQuery$parameters.ts';
import { loadAdminQuery } from '../../admin/adminQuery.ts';
import { databaseIdIn } from '../../relay/databaseId.ts';

/** The batik patterns' section of the dashboard. Its list is loaded above its pages and stays while a form is open. */
export function patternsAdminRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'patterns',
      loader: (args) => loadAdminQuery(args, environment, listQuery, {}, 'store-and-network'),
      // After a save the list agrees with the server.
      shouldRevalidate: () => true,
      lazy: { Component: async () => (await import('./PatternsSection.tsx')).PatternsSection },
      children: [
        {
          index: true,
          lazy: { Component: async () => (await import('./PatternsListPage.tsx')).PatternsListPage },
        },
        {
          path: 'new',
          lazy: { Component: async () => (await import('./NewPatternPage.tsx')).NewPatternPage },
        },
        {
          path: ':id',
          loader: (args) => {
            const variables = { id: databaseIdIn(args.params['id']) };
            return loadAdminQuery(args, environment, editQuery, variables, 'network-only');
          },
          lazy: { Component: async () => (await import('./EditPatternPage.tsx')).EditPatternPage },
        },
      ],
    },
  ];
}
