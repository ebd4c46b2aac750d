import { replace, type RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import signedInQuery from '../../__generated__/SignedInAsQuery$parameters.ts';
import { messagesAdminRoutes } from '../../contact/admin/contactAdminRoutes.tsx';
import { contentAdminRoutes } from '../../content/admin/contentAdminRoutes.tsx';
import { databaseAdminRoutes } from '../../database/admin/databaseAdminRoutes.tsx';
import { imagesAdminRoutes } from '../../images/admin/imagesAdminRoutes.tsx';
import { subscribersAdminRoutes } from '../../newsletter/admin/newsletterAdminRoutes.tsx';
import { scheduleRoutes } from '../../news/admin/scheduleRoutes.tsx';
import { loadAdminQuery, unlessSearchAloneChanges } from '../parts/adminQuery.ts';
import { historyRoutes } from '../changes/changesRoutes.tsx';
import { nounRoutes } from './nounRoutes.tsx';
import { SectionFailure } from './SectionFailure.tsx';
import { overviewRoutes } from '../overview/overviewRoutes.tsx';
import { accountRoutes } from '../account/accountRoutes.tsx';
import { peopleRoutes } from '../people/peopleRoutes.tsx';
import { settingsRoutes } from '../settings/settingsRoutes.tsx';

/** The dashboard and its sections, each in its own chunk (docs/product.md#dashboard). */
export function adminRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'admin',
      loader: (args) => loadAdminQuery(args, environment, signedInQuery, {}, 'network-only'),
      shouldRevalidate: unlessSearchAloneChanges,
      lazy: { Component: async () => (await import('./AdminLayout.tsx')).AdminLayout },
      children: [
        {
          // When a section fails, the side menu stays.
          errorElement: <SectionFailure />,
          children: [
            { index: true, loader: () => replace('/admin/dashboard') },
            ...nounRoutes(environment),
            ...contentAdminRoutes(environment),
            ...databaseAdminRoutes(environment),
            ...historyRoutes(environment),
            ...imagesAdminRoutes(environment),
            ...messagesAdminRoutes(environment),
            ...scheduleRoutes(environment),
            ...overviewRoutes(environment),
            ...accountRoutes(environment),
            ...peopleRoutes(environment),
            ...settingsRoutes(environment),
            ...subscribersAdminRoutes(environment),
          ],
        },
      ],
    },
  ];
}
