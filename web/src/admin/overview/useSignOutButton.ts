import { useOutletContext } from 'react-router-dom';

/** What a button needs that signs out. */
interface SignOutButton {
  isSigningOut: boolean;
  onSignOut: () => void;
}

/** The dashboard's own way out, which its shell hands to its sections: it asks before unsaved changes are lost. */
export function useSignOutButton(): SignOutButton {
  return useOutletContext<SignOutButton>();
}
