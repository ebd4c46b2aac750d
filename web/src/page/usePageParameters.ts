import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pageParameters } from '../shared/pages/pageParameters.ts';
import { searchTextIn } from '../shared/searchText.ts';

/**
 * The parameters of the address that its page has declared (pageParameters.ts), in that order: the server renders with
 * no others. A search is truncated to its limits.
 */
export function usePageParameters(): URLSearchParams {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const given = new URLSearchParams(search);
    const names = pageParameters(pathname).filter((name) => given.has(name));
    const valueOf = (name: string) =>
      name === 'q' ? searchTextIn(given.get(name)) : (given.get(name) ?? '');
    return new URLSearchParams(names.map((name) => [name, valueOf(name)]));
  }, [pathname, search]);
}
