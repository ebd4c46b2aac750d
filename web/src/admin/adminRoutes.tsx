import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import patternQuery from '../__generated__/patternDocumentsItemQuery$parameters.ts';
import patternsQuery from '../__generated__/patternDocumentsListQuery$parameters.ts';
import signedInQuery from '../__generated__/SignedInAsQuery$parameters.ts';
import { communitiesAdminRoutes } from '../communities/admin/communitiesAdminRoutes.tsx';
import { messagesAdminRoutes } from '../contact/admin/messagesAdminRoutes.tsx';
import { contentAdminRoutes } from '../content/admin/contentAdminRoutes.tsx';
import { databaseAdminRoutes } from '../database/admin/databaseAdminRoutes.tsx';
import { imagesAdminRoutes } from '../images/admin/imagesAdminRoutes.tsx';
import { newsAdminRoutes } from '../news/admin/newsAdminRoutes.tsx';
import { subscribersAdminRoutes } from '../newsletter/admin/subscribersAdminRoutes.tsx';
import { partnersAdminRoutes } from '../partners/admin/partnersAdminRoutes.tsx';
import { PageFailure } from '../site/PageFailure.tsx';
import { timelineAdminRoutes } from '../timeline/admin/timelineAdminRoutes.tsx';
import { loadAdminQuery, unlessSearchAloneChanges } from './adminQuery.ts';
import { historyRoutes } from './history/historyRoutes.tsx';
import { overviewRoutes } from './overview/overviewRoutes.tsx';
import { sectionRoutes } from './section/sectionRoutes.tsx';
import { settingsRoutes } from './settings/settingsRoutes.tsx';

/** The dashboard and its sections, each in a chunk of its own (specification sections 2.1 and 2.10). */
export function adminRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'admin',
      loader: (args) => loadAdminQuery(args, environment, signedInQuery, {}, 'network-only'),
      shouldRevalidate: unlessSearchAloneChanges,
      lazy: { Component: async () => (await import('./AdminLayout.tsx')).AdminLayout },
      children: [
        {
          // A section that fails leaves the side menu standing.
          errorElement: <PageFailure />,
          children: [
            ...communitiesAdminRoutes(environment),
            ...contentAdminRoutes(environment),
            ...databaseAdminRoutes(environment),
            ...historyRoutes(environment),
            ...imagesAdminRoutes(environment),
            ...timelineAdminRoutes(environment),
            ...messagesAdminRoutes(environment),
            ...newsAdminRoutes(environment, ['news']),
            ...overviewRoutes(environment),
            ...partnersAdminRoutes(environment),
            sectionRoutes(environment, {
              path: 'patterns',
              list: patternsQuery,
              item: patternQuery,
              load: async () => (await import('../heritage/admin/patternsSection.tsx')).patternsSection,
            }),
            ...settingsRoutes(environment),
            ...subscribersAdminRoutes(environment),
          ],
        },
      ],
    },
  ];
}
