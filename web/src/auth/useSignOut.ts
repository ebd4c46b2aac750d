import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useSignOutMutation } from '../__generated__/useSignOutMutation.graphql.ts';
import { adminTexts } from '../language/adminTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useToast } from '../ui/Toast.tsx';
import { endSession } from './session.ts';

/**
 * Ends the session and goes to / by a full load, so that nothing of the admin's stays in memory
 * (docs/product.md#sign-in). Without the server, forgets the admin in this browser all the same, and says what is
 * left to do.
 */
export function useSignOut(): { signOut: () => void; isSigningOut: boolean } {
  const texts = useTexts(adminTexts);
  const { toast } = useToast();
  const [isSigningOut, setSigningOut] = useState(false);
  const [commit] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        signedOut
      }
    }
  `);
  const signOut = () => {
    setSigningOut(true);
    commit({
      variables: {},
      onCompleted: () => {
        endSession();
        window.location.assign('/');
      },
      onError: () => {
        endSession();
        setSigningOut(false);
        toast({ title: texts.signOutFailed, description: texts.signOutFailedText, look: 'destructive' });
      },
    });
  };
  return { signOut, isSigningOut };
}
