import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { SecurityEvents_query$key } from '../../__generated__/SecurityEvents_query.graphql.ts';
import type { SecurityEventsPaginationQuery } from '../../__generated__/SecurityEventsPaginationQuery.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { securityLogTexts } from '../../language/securityLogAdmin.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Rows } from '../list/Rows.tsx';
import { SecurityEventRow } from './SecurityEventRow.tsx';
import { Setting } from './Setting.tsx';

interface Props {
  query: SecurityEvents_query$key;
}

const pageSize = 10;

/** What happened to the accounts of all admins. */
export function SecurityEvents({ query }: Props) {
  const texts = useTexts(securityLogTexts);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SecurityEventsPaginationQuery,
    SecurityEvents_query$key
  >(
    graphql`
      fragment SecurityEvents_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "SecurityEventsPaginationQuery") {
        securityEvents(first: $count, after: $cursor)
          @connection(key: "SecurityEvents_securityEvents")
          @required(action: THROW) {
          edges {
            node {
              id
              ...SecurityEventRow_event
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <Setting title={texts.title} lead={texts.lead}>
      <Rows
        label={texts.title}
        rows={data.securityEvents.edges.map(({ node }) => ({
          key: node.id,
          row: <SecurityEventRow event={node} />,
        }))}
        more={hasNext ? { isLoading: isLoadingNext, onLoad: () => loadNext(pageSize) } : undefined}
        empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
      />
    </Setting>
  );
}
