import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { TrashPage_query$key } from '../../__generated__/TrashPage_query.graphql.ts';
import type { TrashPagePaginationQuery } from '../../__generated__/TrashPagePaginationQuery.graphql.ts';
import type { TrashPageQuery } from '../../__generated__/TrashPageQuery.graphql.ts';
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
import { TrashEntry } from './TrashEntry.tsx';
import { useMore } from '../../relay/useMore.ts';

const query = graphql`
  query TrashPageQuery @preloadable {
    ...TrashPage_query
  }
`;

const pageSize = 30;

/** The items deleted in the last thirty days. */
export function TrashPage() {
  const texts = useTexts(historyTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: texts.trashTitle, titleEnd: admin, description: texts.trashLead, hidden: true });
  return (
    <>
      <AdminHeading title={texts.trashTitle} lead={texts.trashLead} />
      <Part skeleton={<RowsSkeleton />}>
        <FieldNames>
          <Trash />
        </FieldNames>
      </Part>
    </>
  );
}

function Trash() {
  const texts = useTexts(historyTexts);
  const { data, ...paging } = usePaginationFragment<TrashPagePaginationQuery, TrashPage_query$key>(
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
  const more = useMore(paging, pageSize, 'trash', data.trash.edges.length);
  const { __id: connectionId, edges } = data.trash;
  return (
    <Rows
      label={texts.trashList}
      rows={edges.map(({ node }) => ({
        key: node.id,
        row: <TrashEntry change={node} connectionId={connectionId} />,
      }))}
      more={more}
      empty={<EmptyState title={texts.trashEmpty} text={texts.trashEmptyText} />}
    />
  );
}
