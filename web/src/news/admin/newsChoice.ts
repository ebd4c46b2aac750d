import type { useNewsBulkChangeMutation$variables } from '../../__generated__/useNewsBulkChangeMutation.graphql.ts';
import { newsFilterVariables, readNewsListFilter } from './newsListFilter.ts';

/** The articles of a bulk change. */
export interface ChosenArticles {
  chosen: readonly { databaseId: number; version: number }[];
  /** How many match the list’s filter, if all of them are meant; else null. */
  matching: number | null;
  /** The search part of the list’s address. */
  search: string;
}

type Choice = Pick<useNewsBulkChangeMutation$variables, 'articles' | 'matching'>;

/** Which articles to change, as the server takes it. */
export function choiceOf({ chosen, matching, search }: ChosenArticles): Choice {
  if (matching === null)
    return { articles: chosen.map(({ databaseId: id, version }) => ({ id, version })), matching: null };
  const filter = newsFilterVariables(readNewsListFilter(search));
  return { articles: null, matching: { filter, count: matching } };
}

export const countOf = ({ articles, matching }: Choice): number => matching?.count ?? articles?.length ?? 0;
