import { searchTextIn, wordsOf } from '../shared/searchText.ts';

export interface NewsFilter {
  category: string;
  search: string;
}

/**
 * Reads the list’s filter from its address: /news?category=culture&q=wax. Values are truncated to the server’s limits,
 * a category to 50 characters.
 */
export function newsFilter(parameters: URLSearchParams): NewsFilter {
  const category = wordsOf(parameters.get('category')).join(' ').slice(0, 50).trim();
  return { category: category || 'all', search: searchTextIn(parameters.get('q')) };
}

/** The address of a filtered list. */
export function newsAddress({ category, search }: NewsFilter): string {
  const parameters = new URLSearchParams();
  if (category !== 'all') parameters.set('category', category);
  if (search) parameters.set('q', search);
  return parameters.size > 0 ? `/news?${parameters}` : '/news';
}
