import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import historyQuery from '../../__generated__/HistoryPageQuery$parameters.ts';
import trashQuery from '../../__generated__/TrashPageQuery$parameters.ts';
import { loadAdminQuery } from '../parts/adminQuery.ts';

/** The history of changes, and the trash. */
export function historyRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'history',
      loader: (args) => loadAdminQuery(args, environment, historyQuery, {}, 'network-only'),
      lazy: { Component: async () => (await import('./HistoryPage.tsx')).HistoryPage },
    },
    {
      path: 'trash',
      loader: (args) => loadAdminQuery(args, environment, trashQuery, {}, 'network-only'),
      lazy: { Component: async () => (await import('./TrashPage.tsx')).TrashPage },
    },
  ];
}
