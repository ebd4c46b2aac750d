import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { FormAttemptContext } from './formAttempt.ts';
import { Reader } from './language/reader.ts';
import { createEnvironment } from './relay/environment.ts';
import { fetchOverHttp, NetworkError } from './relay/network.ts';
import { disposeStaleQueries } from './relay/pageQuery.ts';
import { readSeed, seeded } from './relay/seed.ts';
import { createRoutes } from './routes.tsx';
import { restoreTheme } from './theme/useTheme.ts';
import './theme/global.css.ts';

restoreTheme();
const seed = readSeed();
const environment = createEnvironment(seeded(seed, fetchOverHttp));
const reader = new Reader(seed.language);
// An address that names its language is obeyed until the visitor chooses.
if (!new URLSearchParams(location.search).has('lang')) reader.restore();
const router = createBrowserRouter(createRoutes(environment, reader));
disposeStaleQueries(router);

const root = document.getElementById('root') as HTMLElement;
const site = (
  <FormAttemptContext value={seed.form}>
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>
  </FormAttemptContext>
);

/** What a boundary caught goes to the console; but for a server out of reach, about which the page itself tells. */
function onCaughtError(error: unknown) {
  if (!(error instanceof NetworkError)) console.error(error);
}

function show() {
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, site, { onCaughtError });
    else createRoot(root, { onCaughtError }).render(site);
  });
}

// The page's code and query have to be there first, or React would not find what the server rendered.
if (router.state.initialized) {
  show();
} else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}
