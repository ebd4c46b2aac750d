import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pageParameters } from '../shared/pages/pageParameters.ts';

/** The parameters of the address that its page has declared (pageParameters.ts): the server renders with no others. */
export function usePageParameters(): URLSearchParams {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const names = pageParameters(pathname);
    return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name)));
  }, [pathname, search]);
}
