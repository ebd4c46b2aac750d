import { readTranslationGap, withTranslationGap, type Gap } from '../../admin/list/translationGap.ts';

/** The list’s filter; it is in the address, also in that of an article opened from it. */
export interface NewsListFilter {
  search: string;
  category: string;
  state: NewsState;
  translation: Gap | null;
}

export const newsStates = ['all', 'published', 'draft', 'scheduled', 'taken-down'] as const;
export type NewsState = (typeof newsStates)[number];

/** Reads the filter from an address; ignores unknown values. */
export function readNewsListFilter(search: string): NewsListFilter {
  const parameters = new URLSearchParams(search);
  return {
    search: (parameters.get('q') ?? '').trim().slice(0, 200),
    category: parameters.get('category') ?? '',
    state: newsStates.find((state) => state === parameters.get('state')) ?? 'all',
    translation: readTranslationGap(search),
  };
}

/** Formats the filter as the search part of an address, with its question mark. */
export function newsListSearch({ search, category, state, translation }: NewsListFilter): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (category) parameters.set('category', category);
  if (state !== 'all') parameters.set('state', state);
  return withTranslationGap(parameters.toString(), translation);
}

const asked = {
  all: null,
  published: 'LIVE',
  draft: 'DRAFT',
  scheduled: 'SCHEDULED',
  'taken-down': 'EXPIRED',
} as const;

/** The filter as variables of the list’s query. */
export function newsListVariables({ search, category, state, translation }: NewsListFilter) {
  return {
    search: search || null,
    category: category || null,
    state: asked[state],
    translation,
  };
}
