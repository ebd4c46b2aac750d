import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import { useOutletContext } from 'react-router-dom';
import type { useTimelineConnection_query$key } from '../../__generated__/useTimelineConnection_query.graphql.ts';
import type { useTimelineConnectionPaginationQuery } from '../../__generated__/useTimelineConnectionPaginationQuery.graphql.ts';
import type { useTimelineConnectionQuery } from '../../__generated__/useTimelineConnectionQuery.graphql.ts';
import { useMore } from '../../relay/useMore.ts';

const query = graphql`
  query useTimelineConnectionQuery @preloadable {
    ...useTimelineConnection_query
  }
`;

/** As many as the server gives at once: there are few items, and editors look over them all. */
const pageSize = 100;

/** The items as their section loaded them: in the order of the timeline, inactive ones included. */
export function useTimelineConnection() {
  const preloaded = useOutletContext<PreloadedQuery<useTimelineConnectionQuery>>();
  const { data, ...paging } = usePaginationFragment<
    useTimelineConnectionPaginationQuery,
    useTimelineConnection_query$key
  >(
    graphql`
      fragment useTimelineConnection_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "useTimelineConnectionPaginationQuery") {
        timeline(first: $count, after: $cursor)
          @connection(key: "useTimelineConnection_timeline")
          @required(action: THROW) {
          __id
          edges {
            node {
              id
              # The rows belong to TimelineRows; the connection also to the form that adds to it.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...TimelineRow_item
            }
          }
        }
      }
    `,
    usePreloadedQuery<useTimelineConnectionQuery>(query, preloaded),
  );
  return {
    connectionId: data.timeline.__id,
    rows: data.timeline.edges.map(({ node }) => ({ key: node.id, item: node })),
    more: useMore(paging, pageSize),
  };
}
