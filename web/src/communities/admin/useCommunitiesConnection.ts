import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import { useOutletContext } from 'react-router-dom';
import type { useCommunitiesConnection_query$key } from '../../__generated__/useCommunitiesConnection_query.graphql.ts';
import type { useCommunitiesConnectionPaginationQuery } from '../../__generated__/useCommunitiesConnectionPaginationQuery.graphql.ts';
import type { useCommunitiesConnectionQuery } from '../../__generated__/useCommunitiesConnectionQuery.graphql.ts';
import { useMore } from '../../relay/useMore.ts';

const query = graphql`
  query useCommunitiesConnectionQuery @preloadable {
    ...useCommunitiesConnection_query
  }
`;

/** As many as the server gives at once: there are few communities, and editors look over them all. */
const pageSize = 100;

/** The communities as their section loaded them: as they were added, inactive ones included. */
export function useCommunitiesConnection() {
  const preloaded = useOutletContext<PreloadedQuery<useCommunitiesConnectionQuery>>();
  const { data, ...paging } = usePaginationFragment<
    useCommunitiesConnectionPaginationQuery,
    useCommunitiesConnection_query$key
  >(
    graphql`
      fragment useCommunitiesConnection_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "useCommunitiesConnectionPaginationQuery") {
        communities(first: $count, after: $cursor)
          @connection(key: "useCommunitiesConnection_communities")
          @required(action: THROW) {
          __id
          edges {
            node {
              id
              # The rows belong to CommunityRows; the connection also to the form that adds to it.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...CommunityRow_community
            }
          }
        }
      }
    `,
    usePreloadedQuery<useCommunitiesConnectionQuery>(query, preloaded),
  );
  return {
    connectionId: data.communities.__id,
    rows: data.communities.edges.map(({ node }) => ({ key: node.id, community: node })),
    more: useMore(paging, pageSize),
  };
}
