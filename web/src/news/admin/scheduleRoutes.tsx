import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import scheduleQuery from '../../__generated__/SchedulePageQuery$parameters.ts';
import { loadAdminQuery } from '../../admin/parts/adminQuery.ts';
import { monthVariables, readMonth } from './scheduleMonth.ts';

/** The calendar of the news (docs/product.md#schedule). */
export function scheduleRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'schedule',
      loader: (args) => {
        const month = readMonth(new URL(args.request.url).search);
        return loadAdminQuery(args, environment, scheduleQuery, monthVariables(month), 'store-and-network');
      },
      lazy: { Component: async () => (await import('./SchedulePage.tsx')).SchedulePage },
    },
  ];
}
