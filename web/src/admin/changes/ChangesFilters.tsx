import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ChangesFilters_query$key } from '../../__generated__/ChangesFilters_query.graphql.ts';
import type { ChangedEntity } from '../../__generated__/HistoryPageQuery.graphql.ts';
import { useViewerMay } from '../parts/useViewerMay.ts';
import { useFilterSearch } from '../list/useFilterSearch.ts';
import { historyTexts } from '../../history/historyTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { accountEntities } from '../../shared/accountEntities.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import * as styles from './ChangesFilters.css.ts';
import {
  changeActions,
  changedEntities,
  changesSearch,
  readChangesFilter,
  type ChangesFilter,
} from './changesFilter.ts';

const ofAccounts: ReadonlySet<ChangedEntity> = new Set(accountEntities);

/** Filters the changes by person, noun and kind. The filter is in the address, so that it survives a reload and Back. */
export function ChangesFilters({ query }: { query: ChangesFilters_query$key }) {
  const texts = useTexts(historyTexts);
  const { team } = useFragment(
    graphql`
      fragment ChangesFilters_query on Query {
        team @required(action: THROW) {
          name
          accountId
        }
      }
    `,
    query,
  );
  const viewerMay = useViewerMay();
  const entities = changedEntities.filter((entity) => viewerMay('people.read') || !ofAccounts.has(entity));
  const { search, change } = useFilterSearch();
  const filter = readChangesFilter(search);
  const people = team.map(({ name, accountId }) => ({ value: String(accountId), label: name }));
  const chosen = String(filter.personId ?? '');
  const isFormer = chosen !== '' && people.every(({ value }) => value !== chosen);
  const show = (changed: Partial<Record<keyof ChangesFilter, string>>) =>
    change((latest) => {
      const { personId, entity, action } = { ...readChangesFilter(latest), ...changed };
      const parameters = new URLSearchParams({
        person: String(personId ?? ''),
        noun: entity ?? '',
        kind: action ?? '',
      });
      return changesSearch(readChangesFilter(`?${parameters.toString()}`));
    });
  return (
    <div className={styles.filters}>
      <SelectField
        label={texts.person}
        placeholder={texts.everybody}
        options={isFormer ? [...people, { value: chosen, label: texts.formerPerson }] : people}
        value={chosen}
        onChange={({ target }) => show({ personId: target.value })}
      />
      <SelectField
        label={texts.noun}
        placeholder={texts.everything}
        options={entities.map((value) => ({ value, label: texts.entity[value] }))}
        value={filter.entity ?? ''}
        onChange={({ target }) => show({ entity: target.value })}
      />
      <SelectField
        label={texts.kind}
        placeholder={texts.anyKind}
        options={changeActions.map((value) => ({ value, label: texts.action[value] }))}
        value={filter.action ?? ''}
        onChange={({ target }) => show({ action: target.value })}
      />
    </div>
  );
}
