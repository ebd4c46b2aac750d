import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { Outlet } from 'react-router-dom';
import type { PublicLayoutQuery } from '../__generated__/PublicLayoutQuery.graphql.ts';
import { siteFallbacks } from '../shared/content/keys/site.ts';
import { useContent } from '../content/useContent.ts';
import { PageData } from '../page/PageData.tsx';
import { EditLink } from './EditLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main } from '../ui/Main.tsx';
import { useSearchKey } from './useSearchKey.ts';
import { SiteIdentity } from '../page/SiteIdentity.tsx';

const query = graphql`
  query PublicLayoutQuery @preloadable {
    content(groups: [site, contact]) {
      ...useContent_entries
    }
  }
`;

/** Header, page, footer; their texts are content, or its fallbacks (docs/product.md#header-and-footer). */
export function PublicLayout() {
  useRefreshOnFocus();
  useSearchKey();
  return <PageData<PublicLayoutQuery> query={query}>{(data) => <Chrome entries={data?.content} />}</PageData>;
}

function Chrome({ entries }: { entries: PublicLayoutQuery['response']['content'] | undefined }) {
  const content = useContent(entries, siteFallbacks);
  return (
    <SiteIdentity content={content}>
      <Header />
      <Main>
        <Outlet />
      </Main>
      <EditLink />
      <Footer entries={entries} />
    </SiteIdentity>
  );
}

/** Refetches content whenever the visitor returns: it is never fresh (docs/product.md#freshness). */
function useRefreshOnFocus(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    // On failure, the shown content stays.
    const refresh = () => {
      fetchQuery<PublicLayoutQuery>(environment, query, {}).subscribe({ error: () => {} });
    };
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [environment]);
}
