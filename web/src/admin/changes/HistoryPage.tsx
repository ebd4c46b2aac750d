import { graphql } from 'react-relay/hooks.js';
import { Link, useLocation } from 'react-router-dom';
import type { HistoryPageQuery } from '../../__generated__/HistoryPageQuery.graphql.ts';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { historyTexts } from '../../history/historyTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import { Part } from '../parts/Part.tsx';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { ChangeList } from './ChangeList.tsx';
import { changesSearch, readChangesFilter } from './changesFilter.ts';
import { ChangesFilters } from './ChangesFilters.tsx';

const query = graphql`
  query HistoryPageQuery($entity: ChangedEntity, $action: ChangeAction, $personId: Int) @preloadable {
    ...ChangesFilters_query
    ...ChangeList_query @arguments(entity: $entity, action: $action, personId: $personId)
  }
`;

/** Every change that admins made, by person, noun and kind. */
export function HistoryPage() {
  const texts = useTexts(historyTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: texts.title, titleEnd: admin, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading title={texts.title} lead={texts.lead} />
      <Part skeleton={<RowsSkeleton />}>
        <Changes />
      </Part>
    </>
  );
}

function Changes() {
  const texts = useTexts(historyTexts);
  const data = usePageQuery<HistoryPageQuery>(query);
  const search = changesSearch(readChangesFilter(useLocation().search));
  const { showAll } = useTexts(formTexts);
  const empty = search ? (
    <EmptyState
      title={texts.noneMatch}
      action={
        <Link to="/admin/history" className={buttonStyle({ variant: 'secondary' })}>
          {showAll}
        </Link>
      }
    />
  ) : (
    <EmptyState title={texts.empty} text={texts.emptyText} />
  );
  return (
    <>
      <ChangesFilters query={data} />
      <ChangeList key={search} query={data} empty={empty} />
    </>
  );
}
