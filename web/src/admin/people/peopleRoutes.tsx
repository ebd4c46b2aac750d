import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import peopleQuery from '../../__generated__/PeoplePageQuery$parameters.ts';
import { loadAdminQuery } from '../parts/adminQuery.ts';

/** The accounts of everybody who may enter the dashboard. */
export function peopleRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'people',
      loader: (args) => loadAdminQuery(args, environment, peopleQuery, {}, 'network-only'),
      lazy: { Component: async () => (await import('./PeoplePage.tsx')).PeoplePage },
    },
  ];
}
