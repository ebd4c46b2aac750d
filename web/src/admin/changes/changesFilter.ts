import { databaseIdIn } from '../../relay/databaseId.ts';
import type { ChangeAction, ChangedEntity } from '../../__generated__/HistoryPageQuery.graphql.ts';
import { historyTexts } from '../../history/historyTexts.ts';

/** The kinds of rows and of changes, in the order in which the texts name them. */
export const changedEntities = Object.keys(historyTexts.en.entity) as ChangedEntity[];
export const changeActions = Object.keys(historyTexts.en.action) as ChangeAction[];

/** The history’s filter; it is in the address. */
export interface ChangesFilter {
  /** The number of an account. */
  personId: number | null;
  entity: ChangedEntity | null;
  action: ChangeAction | null;
}

/** Reads the filter from an address; ignores unknown values. */
export function readChangesFilter(search: string): ChangesFilter {
  const parameters = new URLSearchParams(search);
  return {
    personId: databaseIdIn(parameters.get('person') ?? undefined) || null,
    entity: changedEntities.find((entity) => entity === parameters.get('noun')) ?? null,
    action: changeActions.find((action) => action === parameters.get('kind')) ?? null,
  };
}

/** Formats the filter as the search part of an address, with its question mark. */
export function changesSearch({ personId, entity, action }: ChangesFilter): string {
  const parameters = new URLSearchParams();
  if (personId) parameters.set('person', String(personId));
  if (entity) parameters.set('noun', entity);
  if (action) parameters.set('kind', action);
  const text = parameters.toString();
  return text && `?${text}`;
}
