import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import siteQuery from './__generated__/PublicLayoutQuery$parameters.ts';
import { adminRoutes } from './admin/adminRoutes.tsx';
import { loginRoutes } from './auth/loginRoutes.tsx';
import { communitiesRoutes } from './communities/communitiesRoutes.tsx';
import { competitionRoutes } from './competition/competitionRoutes.tsx';
import { heritageRoutes } from './heritage/heritageRoutes.tsx';
import { contactRoutes } from './contact/contactRoutes.tsx';
import { homeRoutes } from './home/homeRoutes.tsx';
import type { Reader } from './language/reader.ts';
import { legalRoutes } from './legal/legalRoutes.tsx';
import { newsletterRoutes } from './newsletter/newsletterRoutes.tsx';
import { newsRoutes } from './news/newsRoutes.tsx';
import { partnersRoutes } from './partners/partnersRoutes.tsx';
import { loadPageQuery } from './relay/pageQuery.ts';
import { NotFoundPage } from './site/NotFoundPage.tsx';
import { PageFailure } from './site/PageFailure.tsx';
import { PublicLayout } from './site/PublicLayout.tsx';
import { SiteFailure } from './site/SiteFailure.tsx';
import { SiteLayout } from './site/SiteLayout.tsx';

/** Every address of the site (specification section 2.1). Pages load their code when they are visited. */
export function createRoutes(environment: Environment, reader: Reader): RouteObject[] {
  return [
    {
      element: <SiteLayout reader={reader} />,
      errorElement: <SiteFailure />,
      children: [
        {
          element: <PublicLayout />,
          loader: () => loadPageQuery(environment, siteQuery, {}, 'never'),
          // The chrome asks anew by itself, not with every filter of a page.
          shouldRevalidate: () => false,
          children: [
            {
              // A page that fails leaves the header and the footer standing.
              errorElement: <PageFailure />,
              children: [
                ...homeRoutes(environment),
                ...competitionRoutes(environment),
                ...heritageRoutes(environment),
                ...communitiesRoutes(environment),
                ...newsRoutes(environment, reader),
                ...partnersRoutes(environment),
                ...contactRoutes(environment),
                ...newsletterRoutes(),
                ...legalRoutes(environment),
                { path: '*', element: <NotFoundPage /> },
              ],
            },
          ],
        },
        {
          errorElement: <PageFailure />,
          children: [...loginRoutes(environment), ...adminRoutes(environment)],
        },
      ],
    },
  ];
}
