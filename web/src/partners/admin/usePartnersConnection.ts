import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import { useOutletContext } from 'react-router-dom';
import type { usePartnersConnection_query$key } from '../../__generated__/usePartnersConnection_query.graphql.ts';
import type { usePartnersConnectionPaginationQuery } from '../../__generated__/usePartnersConnectionPaginationQuery.graphql.ts';
import type { usePartnersConnectionQuery } from '../../__generated__/usePartnersConnectionQuery.graphql.ts';
import { useMore } from '../../relay/useMore.ts';

const query = graphql`
  query usePartnersConnectionQuery @preloadable {
    ...usePartnersConnection_query
  }
`;

/** As many as the server gives at once: there are few partners, and a tier is put in order as a whole. */
const pageSize = 100;

/** The partners as their section loaded them, inactive ones included. */
export function usePartnersConnection() {
  const preloaded = useOutletContext<PreloadedQuery<usePartnersConnectionQuery>>();
  const { data, ...paging } = usePaginationFragment<
    usePartnersConnectionPaginationQuery,
    usePartnersConnection_query$key
  >(
    graphql`
      fragment usePartnersConnection_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "usePartnersConnectionPaginationQuery") {
        partners(first: $count, after: $cursor)
          @connection(key: "usePartnersConnection_partners")
          @required(action: THROW) {
          __id
          edges {
            node {
              # The partners belong to PartnerTier; the connection also to the form that adds to it.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...PartnerTier_partners
            }
          }
        }
      }
    `,
    usePreloadedQuery<usePartnersConnectionQuery>(query, preloaded),
  );
  return {
    connectionId: data.partners.__id,
    partners: data.partners.edges.map(({ node }) => node),
    more: useMore(paging, pageSize),
  };
}
