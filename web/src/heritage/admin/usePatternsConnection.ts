import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import { useOutletContext } from 'react-router-dom';
import type { usePatternsConnection_query$key } from '../../__generated__/usePatternsConnection_query.graphql.ts';
import type { usePatternsConnectionPaginationQuery } from '../../__generated__/usePatternsConnectionPaginationQuery.graphql.ts';
import type { usePatternsConnectionQuery } from '../../__generated__/usePatternsConnectionQuery.graphql.ts';
import { useMore } from '../../relay/useMore.ts';

const query = graphql`
  query usePatternsConnectionQuery @preloadable {
    ...usePatternsConnection_query
  }
`;

/** As many as the server gives at once: there are few patterns. */
const pageSize = 100;

/** The patterns as their section loaded them: as they were added. */
export function usePatternsConnection() {
  const preloaded = useOutletContext<PreloadedQuery<usePatternsConnectionQuery>>();
  const { data, ...paging } = usePaginationFragment<
    usePatternsConnectionPaginationQuery,
    usePatternsConnection_query$key
  >(
    graphql`
      fragment usePatternsConnection_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "usePatternsConnectionPaginationQuery") {
        batikPatterns(first: $count, after: $cursor)
          @connection(key: "usePatternsConnection_batikPatterns")
          @required(action: THROW) {
          __id
          edges {
            node {
              id
              # The rows belong to PatternRows; the connection also to the form that adds to it.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...PatternRow_pattern
            }
          }
        }
      }
    `,
    usePreloadedQuery<usePatternsConnectionQuery>(query, preloaded),
  );
  return {
    connectionId: data.batikPatterns.__id,
    rows: data.batikPatterns.edges.map(({ node }) => ({ key: node.id, pattern: node })),
    more: useMore(paging, pageSize),
  };
}
