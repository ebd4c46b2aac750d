import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HomeSections_query$key } from '../__generated__/HomeSections_query.graphql.ts';
import { PartnersSection } from '../partners/PartnersSection.tsx';
import { TimelineSection } from '../timeline/TimelineSection.tsx';
import { HomeCommunities } from './HomeCommunities.tsx';
import { HomeNews } from './HomeNews.tsx';

interface Props {
  query: HomeSections_query$key | null;
}

function useSections(query: Props['query']) {
  const data = useFragment(
    graphql`
      fragment HomeSections_query on Query {
        ...TimelineSection_query
        ...HomeCommunities_query
        ...PartnersSection_query
        ...HomeNews_query
      }
    `,
    query,
  );
  return data ?? null;
}

/** The sections that show lists, by anchor: far below, so their code, one file, loads once the page is idle. */
export const homeSections = {
  history: function History({ query }: Props) {
    return <TimelineSection query={useSections(query)} />;
  },
  communities: function Communities({ query }: Props) {
    return <HomeCommunities query={useSections(query)} />;
  },
  partners: function Partners({ query }: Props) {
    return <PartnersSection query={useSections(query)} contactAddress="#contact" />;
  },
  news: function News({ query }: Props) {
    return <HomeNews query={useSections(query)} />;
  },
};
