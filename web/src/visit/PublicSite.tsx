import { useMemo } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import { useRoutes } from 'react-router-dom';
import type { PublicLayoutQuery } from '../__generated__/PublicLayoutQuery.graphql.ts';
import type { Reader } from '../language/reader.ts';
import { PageFailure } from '../site/PageFailure.tsx';
import { PublicLayout } from '../site/PublicLayout.tsx';
import { SiteFailure } from '../site/SiteFailure.tsx';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { Boundary } from './Boundary.tsx';
import { useVisit } from './useVisit.ts';
import type { PageRoute, Visit } from './visit.ts';
import { ReloadContext, VisitQueryContext } from './visitContext.ts';

interface Props {
  routes: PageRoute[];
  reader: Reader;
  /** The chrome's query; it asks anew by itself, not with every page. */
  chrome: PreloadedQuery<PublicLayoutQuery>;
  /** The page that the visitor comes to first. */
  first: Visit;
}

/** The public site under a router: the chrome, and in it the page at the address. */
export function PublicSite({ routes, reader, chrome, first }: Props) {
  const { visit, location, reload } = useVisit(routes, first);
  const elements = useMemo(
    () => [
      {
        element: <SiteLayout reader={reader} />,
        children: [
          {
            element: (
              <VisitQueryContext value={chrome}>
                <PublicLayout />
              </VisitQueryContext>
            ),
            children: [{ path: '*', element: <ShownPage visit={visit} reload={reload} /> }],
          },
        ],
      },
    ],
    [reader, chrome, visit, reload],
  );
  const site = useRoutes(elements, location);
  return (
    <Boundary attempt={visit} fallback={() => <SiteFailure />}>
      {site}
    </Boundary>
  );
}

interface ShownPageProps {
  visit: Visit;
  reload: () => void;
}

function ShownPage({ visit, reload }: ShownPageProps) {
  const { Page, query } = visit;
  return (
    // A page that fails leaves the header and the footer standing.
    <Boundary attempt={visit} fallback={() => <PageFailure />}>
      <ReloadContext value={reload}>
        <VisitQueryContext value={query}>
          <Page />
        </VisitQueryContext>
      </ReloadContext>
    </Boundary>
  );
}
