import { graphql } from 'react-relay/hooks.js';
import type { CommunityPageQuery } from '../__generated__/CommunityPageQuery.graphql.ts';
import { useStartedQuery } from '../page/pageContext.ts';
import { CommunityNotFound } from './CommunityNotFound.tsx';
import { CommunityView } from './CommunityView.tsx';
import { OtherCommunities } from './OtherCommunities.tsx';

const query = graphql`
  query CommunityPageQuery($id: Int!) @preloadable @throwOnFieldError {
    community(id: $id) {
      id
      active
      ...CommunityView_community
    }
    ...OtherCommunities_query
    ...CommunityNotFound_query
  }
`;

/** One community; the list if no active community has this id, even for editors. */
export function CommunityPage() {
  const data = useStartedQuery<CommunityPageQuery>(query);
  return data.community?.active ? (
    <>
      <CommunityView community={data.community} />
      <OtherCommunities query={data} except={data.community.id} />
    </>
  ) : (
    <CommunityNotFound query={data} />
  );
}
