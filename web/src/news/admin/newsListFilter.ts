/** What the newsroom's list is narrowed to; it stands in the address, also of an article opened from it. */
export interface NewsListFilter {
  search: string;
  category: string;
  state: NewsState;
}

export const newsStates = ['all', 'published', 'draft'] as const;
export type NewsState = (typeof newsStates)[number];

/** What an address says; what it does not know counts for nothing. */
export function readNewsListFilter(search: string): NewsListFilter {
  const parameters = new URLSearchParams(search);
  return {
    search: (parameters.get('q') ?? '').trim().slice(0, 200),
    category: parameters.get('category') ?? '',
    state: newsStates.find((state) => state === parameters.get('state')) ?? 'all',
  };
}

/** The part of an address that says so, with its question mark. */
export function newsListSearch({ search, category, state }: NewsListFilter): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (category) parameters.set('category', category);
  if (state !== 'all') parameters.set('state', state);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The filter as the list's query takes it. */
export function newsListVariables({ search, category, state }: NewsListFilter) {
  return {
    search: search || null,
    category: category || null,
    published: state === 'all' ? null : state === 'published',
  };
}
