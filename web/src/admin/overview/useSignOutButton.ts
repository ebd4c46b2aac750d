import { useOutletContext } from 'react-router-dom';

/** The props of a sign-out button. */
interface SignOutButton {
  isSigningOut: boolean;
  onSignOut: () => void;
}

/** The sign-out of the dashboard’s shell, for its sections: it asks before discarding unsaved changes. */
export function useSignOutButton(): SignOutButton {
  return useOutletContext<SignOutButton>();
}
