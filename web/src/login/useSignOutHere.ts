import { graphql } from 'react-relay/hooks.js';
import type { useSignOutHereMutation } from '../__generated__/useSignOutHereMutation.graphql.ts';
import { endSession } from '../auth/session.ts';
import { authTexts } from '../auth/authTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { typedDocument } from '../relay/document.ts';
import { useCommit } from '../relay/useCommit.ts';
import { useFailureText } from '../relay/useFailureText.ts';
import { useToast } from '../ui/Toast.tsx';

const mutation = typedDocument<useSignOutHereMutation>(graphql`
  mutation useSignOutHereMutation {
    signOut {
      signedOut
    }
  }
`);

/** Ends the session of whoever is signed in, and stays on the page. */
export function useSignOutHere() {
  const { error: title } = useTexts(authTexts);
  const failureText = useFailureText();
  const { toast } = useToast();
  const [commit, isSigningOut] = useCommit(mutation);
  const signOutHere = async () => {
    const [result, error] = await commit({});
    if (result) endSession();
    else toast({ title, description: failureText(error), look: 'destructive' });
  };
  return { signOutHere, isSigningOut };
}
