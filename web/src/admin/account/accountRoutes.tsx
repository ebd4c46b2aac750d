import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import accountQuery from '../../__generated__/AccountPageQuery$parameters.ts';
import { loadAdminQuery } from '../parts/adminQuery.ts';

/** The account of the signed-in admin. */
export function accountRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'account',
      loader: (args) => loadAdminQuery(args, environment, accountQuery, {}, 'network-only'),
      lazy: { Component: async () => (await import('./AccountPage.tsx')).AccountPage },
    },
  ];
}
