import { createBrowserRouter, redirectDocument, RouterProvider } from 'react-router-dom';
import { adminRoutes } from './admin/adminRoutes.tsx';
import { loginRoutes } from './auth/loginRoutes.tsx';
import { disposeStaleQueries } from './relay/pageQuery.ts';
import { PageFailure } from './site/PageFailure.tsx';
import { SiteFailure } from './site/SiteFailure.tsx';
import { SiteLayout } from './site/SiteLayout.tsx';
import { onCaughtError, start } from './start.tsx';

const { environment, reader, show } = start();

const router = createBrowserRouter([
  {
    element: <SiteLayout reader={reader} />,
    errorElement: <SiteFailure />,
    children: [
      {
        errorElement: <PageFailure />,
        children: [...loginRoutes(environment), ...adminRoutes(environment)],
      },
    ],
  },
  // The public site is another document.
  { path: '*', loader: ({ request }) => redirectDocument(request.url) },
]);
disposeStaleQueries(router);

// The first page's code is to be there, or there would be nothing to show.
if (router.state.initialized) {
  show(<RouterProvider router={router} onError={onCaughtError} />);
} else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show(<RouterProvider router={router} onError={onCaughtError} />);
  });
}
