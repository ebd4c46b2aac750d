import { createBrowserRouter, redirectDocument, RouterProvider } from 'react-router-dom';
import { adminRoutes } from '../admin/shell/adminRoutes.tsx';
import { loginRoutes } from '../login/loginRoutes.tsx';
import { disposeStaleQueries } from '../relay/pageQuery.ts';
import { PageFailure } from '../page/PageFailure.tsx';
import { SiteFailure } from '../page/SiteFailure.tsx';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { onCaughtError, bootstrap } from './bootstrap.tsx';

const { environment, reader, show } = bootstrap();

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
  // The public site is a separate document.
  { path: '*', loader: ({ request }) => redirectDocument(request.url) },
]);
disposeStaleQueries(router);

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
