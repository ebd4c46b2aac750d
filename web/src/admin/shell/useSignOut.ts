import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { useSignOutMutation } from '../../__generated__/useSignOutMutation.graphql.ts';
import { endSession, otherUser } from '../../auth/session.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { useToast } from '../../ui/Toast.tsx';

const mutation = typedDocument<useSignOutMutation>(graphql`
  mutation useSignOutMutation {
    signOut {
      signedOut
    }
  }
`);

/**
 * Ends the session and loads / as a new document (docs/product.md#sign-in), so that none of the admin’s data stays in
 * memory. If the server is unreachable, this browser still forgets the admin, and a toast explains what remains to do.
 */
export function useSignOut() {
  const texts = useTexts(adminTexts);
  const { toast } = useToast();
  const [isSigningOut, setSigningOut] = useState(false);
  const [commit] = useCommit(mutation);
  const signOut = async () => {
    // The browser’s session is not this window’s.
    if (otherUser()) return window.location.assign('/');
    setSigningOut(true);
    const [result] = await commit({});
    endSession();
    if (result) {
      window.location.assign('/');
      return;
    }
    setSigningOut(false);
    toast({ title: texts.signOutFailed, description: texts.signOutFailedText, look: 'destructive' });
  };
  return { signOut, isSigningOut };
}
