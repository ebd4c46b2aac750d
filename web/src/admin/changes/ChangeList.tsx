import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { ChangeList_query$key } from '../../__generated__/ChangeList_query.graphql.ts';
import type { ChangeListPaginationQuery } from '../../__generated__/ChangeListPaginationQuery.graphql.ts';
import { ChangeEntry } from '../../history/ChangeEntry.tsx';
import { historyTexts } from '../../history/historyTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useMore } from '../../relay/useMore.ts';
import { Rows } from '../list/Rows.tsx';
import { FieldNames } from './FieldNames.tsx';

interface Props {
  query: ChangeList_query$key;
  /** Shown if there are none. */
  empty: ReactNode;
}

const pageSize = 30;

/** Changes, newest first: all, or those that a filter leaves. */
export function ChangeList({ query, empty }: Props) {
  const texts = useTexts(historyTexts);
  const { data, ...paging } = usePaginationFragment<ChangeListPaginationQuery, ChangeList_query$key>(
    graphql`
      fragment ChangeList_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
        entity: { type: "ChangedEntity" }
        action: { type: "ChangeAction" }
        personId: { type: "Int" }
      )
      @refetchable(queryName: "ChangeListPaginationQuery") {
        changes(first: $count, after: $cursor, entity: $entity, action: $action, personId: $personId)
          @connection(key: "ChangeList_changes")
          @required(action: THROW) {
          edges {
            node {
              id
              ...ChangeEntry_change
            }
          }
        }
      }
    `,
    query,
  );
  const more = useMore(paging, pageSize, 'changes', data.changes.edges.length);
  return (
    <FieldNames>
      <Rows
        label={texts.list}
        rows={data.changes.edges.map(({ node }) => ({ key: node.id, row: <ChangeEntry change={node} /> }))}
        more={more}
        empty={empty}
      />
    </FieldNames>
  );
}
