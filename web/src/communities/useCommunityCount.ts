import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useCommunityCount_query$key } from '../__generated__/useCommunityCount_query.graphql.ts';

/** How many active communities there are: “8”, above 100 “100+”. Null if they could not be loaded. */
export function useCommunityCount(query: useCommunityCount_query$key | null | undefined) {
  const counted = useFragment(
    graphql`
      fragment useCommunityCount_query on Query @argumentDefinitions(province: { type: "Province" }) {
        counted: communities(first: 100, province: $province, active: true) {
          edges {
            __typename
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    query,
  )?.counted;
  if (!counted) return null;
  const count = counted.edges.length;
  return { count, shown: `${count}${counted.pageInfo.hasNextPage ? '+' : ''}` };
}
