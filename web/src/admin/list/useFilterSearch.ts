import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/** What was chosen last, while its page loads. */
let pending: { pathname: string; search: string } | null = null;

/**
 * The search part of a list’s address, which has its filters, so that they survive a reload and Back. What is chosen
 * while the list loads adds to what was chosen before, whichever component did it.
 */
export function useFilterSearch() {
  const here = useLocation();
  // Renders again as soon as the navigation begins, so that the fields show what is chosen.
  useNavigation();
  const navigate = useNavigate();
  const latest = () => {
    if (pending?.pathname === here.pathname) return pending.search;
    // Once a page has loaded, the router has its address before React shows it.
    return location.pathname === here.pathname ? location.search : here.search;
  };
  const change = (next: (search: string) => string) => {
    const choice = { pathname: here.pathname, search: next(latest()) };
    pending = choice;
    const navigation = navigate({ search: choice.search }, { preventScrollReset: true });
    void Promise.resolve(navigation).finally(() => {
      if (pending === choice) pending = null;
    });
  };
  return { search: latest(), change };
}
