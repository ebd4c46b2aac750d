import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { HistoryPage_query$key } from '../../__generated__/HistoryPage_query.graphql.ts';
import type { HistoryPagePaginationQuery } from '../../__generated__/HistoryPagePaginationQuery.graphql.ts';
import type { HistoryPageQuery } from '../../__generated__/HistoryPageQuery.graphql.ts';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { historyTexts } from '../../history/historyTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import { Part } from '../parts/Part.tsx';
import { Rows } from '../list/Rows.tsx';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { FieldNames } from './FieldNames.tsx';
import { ChangeEntry } from '../../history/ChangeEntry.tsx';
import { useMore } from '../../relay/useMore.ts';

const query = graphql`
  query HistoryPageQuery @preloadable {
    ...HistoryPage_query
  }
`;

const pageSize = 30;

/** Every change that admins made. */
export function HistoryPage() {
  const texts = useTexts(historyTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: texts.title, titleEnd: admin, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading title={texts.title} lead={texts.lead} />
      <Part skeleton={<RowsSkeleton />}>
        <FieldNames>
          <Changes />
        </FieldNames>
      </Part>
    </>
  );
}

function Changes() {
  const texts = useTexts(historyTexts);
  const { data, ...paging } = usePaginationFragment<HistoryPagePaginationQuery, HistoryPage_query$key>(
    graphql`
      fragment HistoryPage_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
      @refetchable(queryName: "HistoryPagePaginationQuery") {
        changes(first: $count, after: $cursor)
          @connection(key: "HistoryPage_changes")
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
    usePageQuery<HistoryPageQuery>(query),
  );
  const more = useMore(paging, pageSize, 'changes', data.changes.edges.length);
  return (
    <Rows
      label={texts.list}
      rows={data.changes.edges.map(({ node }) => ({ key: node.id, row: <ChangeEntry change={node} /> }))}
      more={more}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
    />
  );
}
