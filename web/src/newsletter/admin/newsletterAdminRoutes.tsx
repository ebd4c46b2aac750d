import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import subscribersQuery from '../../__generated__/SubscribersPageQuery$parameters.ts';
import { loadAdminQuery } from '../../admin/parts/adminQuery.ts';

/** The newsletter’s section of the dashboard. */
export function subscribersAdminRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'subscribers',
      loader: (args) => loadAdminQuery(args, environment, subscribersQuery, {}, 'store-and-network'),
      lazy: { Component: async () => (await import('./SubscribersPage.tsx')).SubscribersPage },
    },
  ];
}
