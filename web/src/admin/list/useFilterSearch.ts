import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/** What was chosen last, until it is shown. */
let chosen: { pathname: string; search: string; hasEnded: boolean } | null = null;

/**
 * The search part of a list’s address, which has its filters, so that they survive a reload and Back. What is chosen
 * while the list loads adds to what was chosen before, whichever component did it.
 */
export function useFilterSearch() {
  const here = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  useEffect(() => {
    // The page of an earlier choice may be shown while the latest one loads.
    if (chosen?.search === here.search || (state === 'idle' && chosen?.hasEnded)) chosen = null;
  }, [state, here.search]);
  const latest = () => (chosen?.pathname === here.pathname ? chosen.search : here.search);
  const change = (next: (search: string) => string) => {
    const search = next(latest());
    const choice = { pathname: here.pathname, search, hasEnded: false };
    chosen = choice;
    const navigation = navigate({ search }, { preventScrollReset: true });
    void Promise.resolve(navigation).finally(() => (choice.hasEnded = true));
  };
  return { search: latest(), change };
}
