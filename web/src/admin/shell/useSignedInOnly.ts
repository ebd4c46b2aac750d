import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginAddress } from '../../auth/returnAddress.ts';
import { currentUser, otherUser } from '../../auth/session.ts';
import { useUser } from '../../auth/useUser.ts';
import { showsChanges } from '../../browser/unsavedChanges.ts';

/**
 * Shows the sign-in page when the session ends while the dashboard is open; or the dashboard of another admin, once they
 * have signed in in another tab. A form with changes stays: it shows its own alert, and the sign-in page waits until the
 * form is left. So does a dialog that holds what is kept nowhere.
 * @param watching false while the page is being left anyway
 */
export function useSignedInOnly(watching: boolean): void {
  const user = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (user || !watching || showsChanges()) return;
    if (otherUser()) window.location.reload();
    else void navigate(loginAddress(pathname + search), { replace: true });
  }, [user, watching, pathname, search, navigate]);
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      // The browser’s Back restores a page as it was left, even after a sign-out.
      if (persisted && !currentUser()) window.location.reload();
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);
}
