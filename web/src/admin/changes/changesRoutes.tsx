import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import historyQuery from '../../__generated__/HistoryPageQuery$parameters.ts';
import personQuery from '../../__generated__/PersonPageQuery$parameters.ts';
import trashQuery from '../../__generated__/TrashPageQuery$parameters.ts';
import { databaseIdIn } from '../../relay/databaseId.ts';
import { readChangesFilter } from './changesFilter.ts';
import { loadAdminQuery } from '../parts/adminQuery.ts';

/** The history of changes, of everybody or of one person, and the trash. */
export function historyRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'history',
      loader: (args) => {
        const filter = readChangesFilter(new URL(args.request.url).search);
        return loadAdminQuery(args, environment, historyQuery, { ...filter }, 'network-only');
      },
      lazy: { Component: async () => (await import('./HistoryPage.tsx')).HistoryPage },
    },
    {
      path: 'people/:id',
      loader: (args) => {
        const variables = { id: databaseIdIn(args.params['id']) };
        return loadAdminQuery(args, environment, personQuery, variables, 'network-only');
      },
      lazy: { Component: async () => (await import('./PersonPage.tsx')).PersonPage },
    },
    {
      path: 'trash',
      loader: (args) => loadAdminQuery(args, environment, trashQuery, {}, 'network-only'),
      lazy: { Component: async () => (await import('./TrashPage.tsx')).TrashPage },
    },
  ];
}
