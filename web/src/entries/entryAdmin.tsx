import { createBrowserRouter, redirectDocument, RouterProvider } from 'react-router-dom';
import siteQuery from '../__generated__/AdminSiteQuery$parameters.ts';
import { adminRoutes } from '../admin/shell/adminRoutes.tsx';
import { AdminSite } from '../admin/shell/AdminSite.tsx';
import { loginRoutes } from '../login/loginRoutes.tsx';
import { disposeStaleQueries, loadPageQuery } from '../relay/pageQuery.ts';
import { PageQueryContext } from '../page/pageContext.ts';
import { PageFailure } from '../page/PageFailure.tsx';
import { SiteFailure } from '../page/SiteFailure.tsx';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { leaveBackToRouter } from '../browser/earlyBack.ts';
import { onCaughtError, bootstrap } from './bootstrap.tsx';

const { environment, reader, show } = bootstrap();
const site = await loadPageQuery(environment, siteQuery, {}, 'never');

const router = createBrowserRouter([
  {
    element: <SiteLayout reader={reader} />,
    errorElement: <SiteFailure />,
    children: [
      {
        element: (
          <PageQueryContext value={site}>
            <AdminSite />
          </PageQueryContext>
        ),
        children: [
          {
            errorElement: <PageFailure />,
            children: [...loginRoutes(environment), ...adminRoutes(environment)],
          },
        ],
      },
    ],
  },
  // The public site is a separate document.
  { path: '*', loader: ({ request }) => redirectDocument(request.url) },
]);
disposeStaleQueries(router);
leaveBackToRouter();

// Wait for the first page’s code; without it, there is nothing to show.
if (router.state.initialized) {
  show(<RouterProvider router={router} onError={onCaughtError} />);
} else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show(<RouterProvider router={router} onError={onCaughtError} />);
  });
}
