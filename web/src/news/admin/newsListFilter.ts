import { readTranslationGap, withTranslationGap, type Gap } from '../../admin/list/translationGap.ts';

/** The list’s filter; it is in the address, also in that of an article opened from it. */
export interface NewsListFilter {
  search: string;
  category: string;
  state: NewsState;
  translation: Gap | null;
  /** Only articles with unpublished changes. */
  unpublished: boolean;
  sort: NewsSort;
}

export const newsStates = ['all', 'published', 'draft', 'scheduled', 'taken-down'] as const;
export type NewsState = (typeof newsStates)[number];

export const newsSorts = ['newest', 'changed', 'title'] as const;
export type NewsSort = (typeof newsSorts)[number];

/** Reads the filter from an address; ignores unknown values. */
export function readNewsListFilter(search: string): NewsListFilter {
  const parameters = new URLSearchParams(search);
  return {
    search: (parameters.get('q') ?? '').trim().slice(0, 200),
    category: parameters.get('category') ?? '',
    state: newsStates.find((state) => state === parameters.get('state')) ?? 'all',
    translation: readTranslationGap(search),
    unpublished: parameters.get('unpublished') === 'true',
    sort: newsSorts.find((sort) => sort === parameters.get('sort')) ?? 'newest',
  };
}

/** Formats the filter as the search part of an address, with its question mark. */
export function newsListSearch(filter: NewsListFilter): string {
  const { search, category, state, translation, unpublished, sort } = filter;
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (category) parameters.set('category', category);
  if (state !== 'all') parameters.set('state', state);
  if (unpublished) parameters.set('unpublished', 'true');
  if (sort !== 'newest') parameters.set('sort', sort);
  return withTranslationGap(parameters.toString(), translation);
}

const asked = {
  all: null,
  published: 'LIVE',
  draft: 'DRAFT',
  scheduled: 'SCHEDULED',
  'taken-down': 'EXPIRED',
} as const;

const sorted = { newest: 'NEWEST', changed: 'LAST_CHANGED', title: 'TITLE' } as const;

/** The filter as variables of the list’s query. */
export function newsListVariables({ sort, ...filter }: NewsListFilter) {
  return { ...newsFilterVariables(filter), sort: sorted[sort] };
}

/** What the list is narrowed to, as the server names it. */
export function newsFilterVariables(filter: Omit<NewsListFilter, 'sort'>) {
  const { search, category, state, translation, unpublished } = filter;
  return {
    search: search || null,
    category: category || null,
    state: asked[state],
    translation,
    unpublishedChanges: unpublished || null,
  };
}
