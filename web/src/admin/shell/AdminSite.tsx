import { graphql } from 'react-relay/hooks.js';
import { Outlet } from 'react-router-dom';
import type { AdminSiteQuery } from '../../__generated__/AdminSiteQuery.graphql.ts';
import { useContent } from '../../content/useContent.ts';
import { PageData } from '../../page/PageData.tsx';
import { SiteIdentity } from '../../page/SiteIdentity.tsx';
import { siteFallbacks } from '../../shared/content/keys/site.ts';

const query = graphql`
  query AdminSiteQuery @preloadable {
    content(keys: ["site_name", "site_tagline"]) {
      ...useContent_entries
    }
  }
`;

/** Names the site in the dashboard and on the sign-in page as its editors do. */
export function AdminSite() {
  return <PageData<AdminSiteQuery> query={query}>{(data) => <Named entries={data?.content} />}</PageData>;
}

function Named({ entries }: { entries: AdminSiteQuery['response']['content'] | undefined }) {
  const content = useContent(entries, siteFallbacks);
  return (
    <SiteIdentity content={content}>
      <Outlet />
    </SiteIdentity>
  );
}
