import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { CommunitiesList_query$key } from '../__generated__/CommunitiesList_query.graphql.ts';
import type { CommunitiesListPaginationQuery } from '../__generated__/CommunitiesListPaginationQuery.graphql.ts';
import { communitiesTexts } from '../language/communities.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { CommunitiesEmpty } from './CommunitiesEmpty.tsx';
import * as styles from './CommunitiesList.css.ts';
import { CommunityCard } from './CommunityCard.tsx';

interface Props {
  query: CommunitiesList_query$key;
}

/** The grid of active communities, with more of them on demand. */
export function CommunitiesList({ query }: Props) {
  const texts = useTexts(communitiesTexts);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CommunitiesListPaginationQuery,
    CommunitiesList_query$key
  >(
    graphql`
      fragment CommunitiesList_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" })
      @refetchable(queryName: "CommunitiesListPaginationQuery") {
        communities(first: $count, after: $cursor, active: true)
          @connection(key: "CommunitiesList_communities") {
          edges {
            node {
              id
              ...CommunityCard_community
            }
          }
        }
      }
    `,
    query,
  );
  const edges = data.communities?.edges ?? [];
  if (edges.length === 0) return <CommunitiesEmpty />;
  return (
    <div>
      <ul className={styles.grid}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <CommunityCard community={node} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <p className={styles.more}>
          <Button variant="secondary" busy={isLoadingNext} onClick={() => loadNext(24)}>
            {isLoadingNext ? texts.loadingMore : texts.loadMore}
          </Button>
        </p>
      )}
    </div>
  );
}
