import { useEffect, useMemo } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import { useRoutes } from 'react-router-dom';
import type { PublicLayoutQuery } from '../__generated__/PublicLayoutQuery.graphql.ts';
import type { Reader } from '../language/reader.ts';
import { PageFailure } from '../page/PageFailure.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { SiteFailure } from '../page/SiteFailure.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import { Boundary } from '../page/Boundary.tsx';
import { useLoadedPage } from '../page/useLoadedPage.ts';
import { readablePath, type PageRoute, type LoadedPage } from '../page/loadedPage.ts';
import { leaveBackToRouter } from '../browser/earlyBack.ts';
import { useIdleImport } from '../ui/useIdleImport.ts';
import { ReloadContext, PageQueryContext } from '../page/pageContext.ts';

// Loaded once the page is idle: links work without it, only later.
const loadPrefetch = async () => (await import('../page/prefetch.ts')).prefetchOnIntent;

interface Props {
  routes: PageRoute[];
  reader: Reader;
  /** The chrome’s query; it is refetched separately, not with every page. */
  chrome: PreloadedQuery<PublicLayoutQuery>;
  /** The first page that the visitor opens. */
  first: LoadedPage;
}

/** The public site inside a router: the chrome, with the page at the address. */
export function PublicSite({ routes, reader, chrome, first }: Props) {
  const { page, location, reload } = useLoadedPage(routes, first);
  useEffect(leaveBackToRouter, []);
  const [prefetchOnIntent] = useIdleImport(loadPrefetch);
  useEffect(() => prefetchOnIntent?.(routes), [prefetchOnIntent, routes]);
  const elements = useMemo(
    () => [
      {
        element: <SiteLayout reader={reader} />,
        children: [
          {
            element: (
              <PageQueryContext value={chrome}>
                <PublicLayout />
              </PageQueryContext>
            ),
            children: [{ path: '*', element: <ShownPage page={page} reload={reload} /> }],
          },
        ],
      },
    ],
    [reader, chrome, page, reload],
  );
  const site = useRoutes(elements, { ...location, pathname: readablePath(location.pathname) });
  return (
    <Boundary resetKey={page} fallback={() => <SiteFailure />}>
      {site}
    </Boundary>
  );
}

interface ShownPageProps {
  page: LoadedPage;
  reload: () => Promise<void>;
}

function ShownPage({ page, reload }: ShownPageProps) {
  const { Page, query } = page;
  // When a page fails, the header and the footer stay.
  return (
    <ReloadContext value={reload}>
      <Boundary resetKey={page} fallback={() => <PageFailure />}>
        <PageQueryContext value={query}>
          <Page />
        </PageQueryContext>
      </Boundary>
    </ReloadContext>
  );
}
