/** The filter buttons of the news page (specification section 9, public filter categories). */
export const filterCategories = ['all', 'competition', 'culture', 'community', 'heritage', 'events'] as const;

export interface NewsFilter {
  category: string;
  search: string;
}

/** The list's filter as its address names it: /news?category=culture&q=wax. */
export function newsFilter(parameters: URLSearchParams): NewsFilter {
  return {
    category: parameters.get('category') || 'all',
    search: (parameters.get('q') ?? '').trim().slice(0, 200),
  };
}

/** The address of a filtered list. */
export function newsAddress({ category, search }: NewsFilter): string {
  const parameters = new URLSearchParams();
  if (category !== 'all') parameters.set('category', category);
  if (search) parameters.set('q', search);
  return parameters.size > 0 ? `/news?${parameters}` : '/news';
}
