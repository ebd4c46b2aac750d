import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import signedInQuery from '../__generated__/SignedInAsQuery$parameters.ts';
import { newsAdminRoutes } from '../news/admin/newsAdminRoutes.tsx';
import { PageFailure } from '../site/PageFailure.tsx';
import { loadAdminQuery } from './adminQuery.ts';

/** The dashboard and its sections, each in a chunk of its own (specification sections 2.1 and 2.10). */
export function adminRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'admin',
      loader: (args) => loadAdminQuery(args, environment, signedInQuery, {}, 'network-only'),
      lazy: { Component: async () => (await import('./AdminLayout.tsx')).AdminLayout },
      children: [
        {
          // A section that fails leaves the side menu standing.
          errorElement: <PageFailure />,
          children: [
            {
              path: 'settings',
              lazy: { Component: async () => (await import('./SettingsSection.tsx')).SettingsSection },
            },
            // The first section is what the dashboard and every unknown address show.
            ...newsAdminRoutes(environment, ['news', 'dashboard', '*']),
          ],
        },
      ],
    },
  ];
}
