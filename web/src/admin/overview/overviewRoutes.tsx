import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import overviewQuery from '../../__generated__/OverviewPageQuery$parameters.ts';
import { loadAdminQuery } from '../parts/adminQuery.ts';

/** The overview, also shown at unknown addresses under /admin (docs/product.md#pages). */
export function overviewRoutes(environment: Environment): RouteObject[] {
  return ['dashboard', '*'].map((path) => ({
    path,
    loader: (args) => loadAdminQuery(args, environment, overviewQuery, {}, 'store-and-network'),
    lazy: { Component: async () => (await import('./OverviewPage.tsx')).OverviewPage },
  }));
}
