import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { SecurityEvents_query$key } from '../../__generated__/SecurityEvents_query.graphql.ts';
import type { SecurityEventsPaginationQuery } from '../../__generated__/SecurityEventsPaginationQuery.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { securityLogTexts } from './securityLogTexts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Rows } from '../list/Rows.tsx';
import { SecurityEventRow } from './SecurityEventRow.tsx';
import { useMore } from '../../relay/useMore.ts';

interface Props {
  query: SecurityEvents_query$key;
}

const pageSize = 10;

/** The security events of all admins’ accounts. */
export function SecurityEvents({ query }: Props) {
  const texts = useTexts(securityLogTexts);
  const { data, ...paging } = usePaginationFragment<SecurityEventsPaginationQuery, SecurityEvents_query$key>(
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
  const more = useMore(paging, pageSize, 'securityEvents', data.securityEvents.edges.length);
  return (
    <Rows
      label={texts.title}
      rows={data.securityEvents.edges.map(({ node }) => ({
        key: node.id,
        row: <SecurityEventRow event={node} />,
      }))}
      more={more}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
    />
  );
}
