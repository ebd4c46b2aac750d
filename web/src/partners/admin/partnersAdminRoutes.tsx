import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import editQuery from '../../__generated__/EditPartnerPageQuery$parameters.ts';
import listQuery from '../../__generated__/usePartnersConnectionQuery$parameters.ts';
import { loadAdminQuery } from '../../admin/adminQuery.ts';
import { databaseIdIn } from '../../relay/databaseId.ts';

/** The partners' section of the dashboard. Its list is loaded above its pages and stays while a form is open. */
export function partnersAdminRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'partners',
      loader: (args) => loadAdminQuery(args, environment, listQuery, {}, 'store-and-network'),
      // After a save the list agrees with the server.
      shouldRevalidate: () => true,
      lazy: { Component: async () => (await import('./PartnersAdminSection.tsx')).PartnersAdminSection },
      children: [
        {
          index: true,
          lazy: { Component: async () => (await import('./PartnersListPage.tsx')).PartnersListPage },
        },
        {
          path: 'new',
          lazy: { Component: async () => (await import('./NewPartnerPage.tsx')).NewPartnerPage },
        },
        {
          path: ':id',
          loader: (args) => {
            const variables = { id: databaseIdIn(args.params['id']) };
            return loadAdminQuery(args, environment, editQuery, variables, 'network-only');
          },
          lazy: { Component: async () => (await import('./EditPartnerPage.tsx')).EditPartnerPage },
        },
      ],
    },
  ];
}
