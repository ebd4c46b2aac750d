import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks.js';
import type { Drafts_copy$key } from '../../__generated__/Drafts_copy.graphql.ts';
import type { Drafts_others$key } from '../../__generated__/Drafts_others.graphql.ts';
import type { Drafts_own$key } from '../../__generated__/Drafts_own.graphql.ts';
import type { DraftsOthersQuery } from '../../__generated__/DraftsOthersQuery.graphql.ts';
import type { DraftsOwnQuery } from '../../__generated__/DraftsOwnQuery.graphql.ts';
import { historyTexts } from '../../history/historyTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useMore } from '../../relay/useMore.ts';
import { formAddress } from '../../shared/formAddress.ts';
import { sectionPaths } from '../parts/sectionPaths.ts';
import { Entry, EntryPanel } from './EntryPanel.tsx';
import { overviewTexts } from './overviewTexts.ts';

const pageSize = 20;

/** What the reader typed and did not publish, the last first, and then their drafts. */
export function OwnDrafts({ query }: { query: Drafts_own$key }) {
  const texts = useTexts(overviewTexts);
  const { entity: kinds } = useTexts(historyTexts);
  const { data, ...paging } = usePaginationFragment<DraftsOwnQuery, Drafts_own$key>(
    graphql`
      fragment Drafts_own on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "DraftsOwnQuery") {
        copies: workingCopies(first: $count, after: $cursor, own: true)
          @connection(key: "Drafts_copies", filters: [])
          @required(action: THROW) {
          edges {
            node {
              id
              ...Drafts_copy
            }
          }
        }
        ownDrafts @required(action: THROW) {
          id
          databaseId
          titleEn
          titleId
          updatedAt
        }
      }
    `,
    query,
  );
  const { copies, ownDrafts } = data;
  const more = useMore(paging, pageSize, 'ownDrafts', copies.edges.length);
  return (
    <EntryPanel id="own-drafts" title={texts.ownDrafts} more={more}>
      {[
        ...copies.edges.map(({ node }) => <Copy key={node.id} copy={node} />),
        ...ownDrafts.map(({ id, databaseId, titleEn, titleId, updatedAt }) => (
          <Entry
            key={id}
            to={formAddress(sectionPaths.NewsArticle, databaseId, null)}
            titles={{ titleEn, titleId }}
            about={`${kinds.NewsArticle} · ${texts.comingDraft}`}
            at={updatedAt}
          />
        )),
      ]}
    </EntryPanel>
  );
}

/** What others typed and did not publish, the last first. */
export function DraftsOfOthers({ query }: { query: Drafts_others$key }) {
  const texts = useTexts(overviewTexts);
  const { data, ...paging } = usePaginationFragment<DraftsOthersQuery, Drafts_others$key>(
    graphql`
      fragment Drafts_others on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "DraftsOthersQuery") {
        others: workingCopies(first: $count, after: $cursor, own: false)
          @connection(key: "Drafts_others", filters: [])
          @required(action: THROW) {
          edges {
            node {
              id
              ...Drafts_copy
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.others;
  const more = useMore(paging, pageSize, 'draftsOfOthers', edges.length);
  return (
    <EntryPanel id="others-drafts" title={texts.othersDrafts} more={more}>
      {edges.map(({ node }) => (
        <Copy key={node.id} copy={node} />
      ))}
    </EntryPanel>
  );
}

/** A working copy, and who typed it last. */
function Copy({ copy }: { copy: Drafts_copy$key }) {
  const texts = useTexts(overviewTexts);
  const { entity: kinds } = useTexts(historyTexts);
  const { entity, itemId, newKey, titleEn, titleId, keptByPerson, keptAt } = useFragment(
    graphql`
      fragment Drafts_copy on WorkingCopy {
        entity
        itemId
        newKey
        titleEn
        titleId
        keptByPerson {
          name
        }
        keptAt
      }
    `,
    copy,
  );
  const kind = itemId === null ? texts.newItem(kinds[entity]) : kinds[entity];
  return (
    <Entry
      to={formAddress(sectionPaths[entity], itemId, newKey)}
      titles={{ titleEn, titleId }}
      about={`${kind} · ${keptByPerson?.name}`}
      at={keptAt}
    />
  );
}
