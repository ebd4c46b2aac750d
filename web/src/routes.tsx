import { redirect, type RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import { adminRoutes } from './admin/adminRoutes.tsx';
import { loginRoutes } from './auth/loginRoutes.tsx';
import type { Reader } from './language/reader.ts';
import { newsRoutes } from './news/newsRoutes.tsx';
import { NotFoundPage } from './site/NotFoundPage.tsx';
import { PageFailure } from './site/PageFailure.tsx';
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
          // A page that fails leaves the header and the footer standing.
          errorElement: <PageFailure />,
          children: [
            { index: true, loader: () => redirect('/news') },
            ...newsRoutes(environment, reader),
            ...loginRoutes(environment),
            ...adminRoutes(environment),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}
