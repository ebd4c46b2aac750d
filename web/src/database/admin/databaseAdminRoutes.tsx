import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import databaseQuery from '../../__generated__/useDatabaseQuery$parameters.ts';
import { loadAdminQuery } from '../../admin/parts/adminQuery.ts';

/** The section about the database as a whole (docs/product.md#database). */
export function databaseAdminRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'database',
      loader: (args) => loadAdminQuery(args, environment, databaseQuery, {}, 'network-only'),
      lazy: { Component: async () => (await import('./DatabasePage.tsx')).DatabasePage },
    },
  ];
}
