/** The filter buttons of the news page (docs/product.md#news-categories). */
export const filterCategories = ['all', 'competition', 'culture', 'community', 'heritage', 'events'] as const;

export interface NewsFilter {
  category: string;
  search: string;
}

/** The words of a text from an address, without whitespace and control characters. */
const wordsOf = (text: string | null) => (text ?? '').split(/[\s\p{Cc}]+/u).filter(Boolean);

/**
 * Reads the list’s filter from its address: /news?category=culture&q=wax. Values are truncated to the server’s limits:
 * a category of 50 characters, a search of 10 words and 200 characters.
 */
export function newsFilter(parameters: URLSearchParams): NewsFilter {
  const category = wordsOf(parameters.get('category')).join(' ').slice(0, 50).trim();
  const search = wordsOf(parameters.get('q')).slice(0, 10).join(' ').slice(0, 200).trim();
  return { category: category || 'all', search };
}

/** The address of a filtered list. */
export function newsAddress({ category, search }: NewsFilter): string {
  const parameters = new URLSearchParams();
  if (category !== 'all') parameters.set('category', category);
  if (search) parameters.set('q', search);
  return parameters.size > 0 ? `/news?${parameters}` : '/news';
}
