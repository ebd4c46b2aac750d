import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/** What was chosen last, while its page is loading. */
let chosen: { pathname: string; search: string } | null = null;

/**
 * The search part of a list’s address, which has its filters, so that they survive a reload and Back. What is chosen
 * while the list loads adds to what was chosen before, whichever component did it.
 */
export function useFilterSearch() {
  const here = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  useEffect(() => {
    if (state === 'idle' || chosen?.search === here.search) chosen = null;
  }, [state, here.search]);
  const latest = () => (chosen?.pathname === here.pathname ? chosen.search : here.search);
  const change = (next: (search: string) => string) => {
    const search = next(latest());
    chosen = { pathname: here.pathname, search };
    void navigate({ search }, { preventScrollReset: true });
  };
  return { search: latest(), change };
}
