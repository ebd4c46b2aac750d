import { Suspense } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { TrashPage_query$key } from '../../__generated__/TrashPage_query.graphql.ts';
import type { TrashPagePaginationQuery } from '../../__generated__/TrashPagePaginationQuery.graphql.ts';
import type { TrashPageQuery } from '../../__generated__/TrashPageQuery.graphql.ts';
import { useHead } from '../../head.ts';
import { adminTexts } from '../../language/admin.ts';
import { historyTexts } from '../../language/historyAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminHeading } from '../AdminHeading.tsx';
import { Rows } from '../list/Rows.tsx';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { TrashEntry } from './TrashEntry.tsx';

const query = graphql`
  query TrashPageQuery @preloadable {
    ...TrashPage_query
  }
`;

const pageSize = 30;

/** What was deleted in the last thirty days. */
export function TrashPage() {
  const texts = useTexts(historyTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: `${texts.trashTitle} – ${admin}`, description: texts.trashLead, hidden: true });
  return (
    <>
      <AdminHeading title={texts.trashTitle} lead={texts.trashLead} />
      <Suspense fallback={<RowsSkeleton />}>
        <Trash />
      </Suspense>
    </>
  );
}

function Trash() {
  const texts = useTexts(historyTexts);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TrashPagePaginationQuery,
    TrashPage_query$key
  >(
    graphql`
      fragment TrashPage_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
      @refetchable(queryName: "TrashPagePaginationQuery") {
        trash(first: $count, after: $cursor) @connection(key: "TrashPage_trash") @required(action: THROW) {
          __id
          edges {
            node {
              id
              ...TrashEntry_change
            }
          }
        }
      }
    `,
    usePageQuery<TrashPageQuery>(query),
  );
  const { __id: connectionId, edges } = data.trash;
  return (
    <Rows
      label={texts.trashList}
      rows={edges.map(({ node }) => ({
        key: node.id,
        row: <TrashEntry change={node} connectionId={connectionId} />,
      }))}
      more={hasNext ? { isLoading: isLoadingNext, onLoad: () => loadNext(pageSize) } : undefined}
      empty={<EmptyState title={texts.trashEmpty} text={texts.trashEmptyText} />}
    />
  );
}
