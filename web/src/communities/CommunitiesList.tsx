import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { CommunitiesList_query$key } from '../__generated__/CommunitiesList_query.graphql.ts';
import type { CommunitiesListPaginationQuery } from '../__generated__/CommunitiesListPaginationQuery.graphql.ts';
import { LoadNext } from '../page/ListEnds.tsx';
import { PartFailure } from '../page/PartFailure.tsx';
import { useMore } from '../relay/useMore.ts';
import { spreads } from '../ui/Spread.css.ts';
import { Container } from '../ui/Container.tsx';
import { CommunitiesEmpty } from './CommunitiesEmpty.tsx';
import { CommunityEntry } from './CommunityEntry.tsx';

interface Props {
  query: CommunitiesList_query$key;
  /** The name of the province whose communities are listed; absent for all. */
  province?: string | undefined;
}

/** The active communities, with more on demand. */
export function CommunitiesList({ query, province }: Props) {
  const { data, ...paging } = usePaginationFragment<
    CommunitiesListPaginationQuery,
    CommunitiesList_query$key
  >(
    graphql`
      fragment CommunitiesList_query on Query
      @argumentDefinitions(
        province: { type: "Province" }
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        start: { type: "String" }
      )
      @refetchable(queryName: "CommunitiesListPaginationQuery") {
        communities(first: $count, after: $cursor, province: $province, active: true)
          @connection(key: "CommunitiesList_communities", handler: "growing", dynamicKey_UNSTABLE: $start) {
          edges {
            node {
              id
              ...CommunityEntry_community
            }
          }
          pageInfo {
            endCursor
          }
        }
      }
    `,
    query,
  );
  const list = useRef<HTMLUListElement>(null);
  const more = useMore(paging, 24, 'communities', data.communities?.edges.length ?? 0);
  if (!data.communities) return <PartFailure isFullWidth />;
  const { edges, pageInfo } = data.communities;
  if (edges.length === 0) return <CommunitiesEmpty province={province} />;
  return (
    <div>
      <ul ref={list} className={spreads}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <CommunityEntry community={node} />
          </li>
        ))}
      </ul>
      <Container width="wide">
        <LoadNext address="/communities#list" more={more} list={list} cursor={pageInfo.endCursor} />
      </Container>
    </div>
  );
}
