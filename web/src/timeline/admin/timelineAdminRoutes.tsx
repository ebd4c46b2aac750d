import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import editQuery from '../../__generated__/EditTimelineItemPageQuery$parameters.ts';
import listQuery from '../../__generated__/useTimelineConnectionQuery$parameters.ts';
import { loadAdminQuery } from '../../admin/adminQuery.ts';
import { databaseIdIn } from '../../relay/databaseId.ts';

/** The history timeline's section of the dashboard. Its list is loaded above its pages and stays while a form is open. */
export function timelineAdminRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'timeline',
      loader: (args) => loadAdminQuery(args, environment, listQuery, {}, 'store-and-network'),
      // After a save the list stands in the server's order.
      shouldRevalidate: () => true,
      lazy: { Component: async () => (await import('./TimelineSection.tsx')).TimelineSection },
      children: [
        {
          index: true,
          lazy: { Component: async () => (await import('./TimelineListPage.tsx')).TimelineListPage },
        },
        {
          path: 'new',
          lazy: { Component: async () => (await import('./NewTimelineItemPage.tsx')).NewTimelineItemPage },
        },
        {
          path: ':id',
          loader: (args) => {
            const variables = { id: databaseIdIn(args.params['id']) };
            return loadAdminQuery(args, environment, editQuery, variables, 'network-only');
          },
          lazy: { Component: async () => (await import('./EditTimelineItemPage.tsx')).EditTimelineItemPage },
        },
      ],
    },
  ];
}
