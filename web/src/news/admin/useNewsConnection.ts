import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import { useOutletContext } from 'react-router-dom';
import type { useNewsConnection_query$key } from '../../__generated__/useNewsConnection_query.graphql.ts';
import type { useNewsConnectionPaginationQuery } from '../../__generated__/useNewsConnectionPaginationQuery.graphql.ts';
import type { useNewsConnectionQuery } from '../../__generated__/useNewsConnectionQuery.graphql.ts';
import { useMore } from '../../relay/useMore.ts';

const query = graphql`
  query useNewsConnectionQuery($search: String, $category: String, $published: Boolean) @preloadable {
    ...useNewsConnection_query @arguments(search: $search, category: $category, published: $published)
  }
`;

const pageSize = 20;

/** The newsroom's list as its section loaded it: newest first, drafts among them, narrowed as the address says. */
export function useNewsConnection() {
  const preloaded = useOutletContext<PreloadedQuery<useNewsConnectionQuery>>();
  const { data, ...paging } = usePaginationFragment<
    useNewsConnectionPaginationQuery,
    useNewsConnection_query$key
  >(
    graphql`
      fragment useNewsConnection_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        category: { type: "String" }
        published: { type: "Boolean" }
      )
      @refetchable(queryName: "useNewsConnectionPaginationQuery") {
        news(first: $count, after: $cursor, search: $search, category: $category, published: $published)
          @connection(key: "useNewsConnection_news")
          @required(action: THROW) {
          __id
          edges {
            node {
              # The rows belong to NewsRows; the connection also to the form that adds to it.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...NewsRow_article
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...useNewsBulk_article
            }
          }
        }
      }
    `,
    usePreloadedQuery<useNewsConnectionQuery>(query, preloaded),
  );
  return {
    connectionId: data.news.__id,
    articles: data.news.edges.map(({ node }) => node),
    more: useMore(paging, pageSize),
  };
}
