import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pageParameters } from '../shared/pages/pageParameters.ts';

/**
 * The parameters of the address that its page has declared (pageParameters.ts), in that order: the server renders with
 * no others.
 */
export function usePageParameters(): URLSearchParams {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const given = new URLSearchParams(search);
    const names = pageParameters(pathname).filter((name) => given.has(name));
    return new URLSearchParams(names.map((name) => [name, given.get(name) ?? '']));
  }, [pathname, search]);
}
