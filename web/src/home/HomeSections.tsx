import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HomeSections_query$key } from '../__generated__/HomeSections_query.graphql.ts';
import { PartnersSection } from '../partners/PartnersSection.tsx';
import { TimelineSection } from '../timeline/TimelineSection.tsx';
import { HomeCommunities } from './HomeCommunities.tsx';
import { HomeNews } from './HomeNews.tsx';

interface Props {
  query: HomeSections_query$key | null;
}

/** The sections that show lists: far below, so their code loads once the page is idle. */
export function HomeSections({ query }: Props) {
  const data =
    useFragment(
      graphql`
        fragment HomeSections_query on Query {
          ...TimelineSection_query
          ...HomeCommunities_query
          ...PartnersSection_query
          ...HomeNews_query
        }
      `,
      query,
    ) ?? null;
  return (
    <>
      <TimelineSection query={data} />
      <HomeCommunities query={data} />
      <PartnersSection query={data} contactAddress="#contact" />
      <HomeNews query={data} />
    </>
  );
}
