import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { SignInInput, useSignInMutation } from '../__generated__/useSignInMutation.graphql.ts';
import { authTexts } from '../auth/authTexts.ts';
import { secondFactorTexts } from '../auth/secondFactorTexts.ts';
import { openInTurn, type User } from '../auth/session.ts';
import type { Language } from '../shared/language.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { typedDocument } from '../relay/document.ts';
import { loadingTexts } from '../language/loadingTexts.ts';
import { isUnreachable } from '../relay/useFailureText.ts';
import { useCommit } from '../relay/useCommit.ts';

/** The outcome of a sign-in, or why it failed, in the reader’s language (docs/product.md#sign-in). */
export type SignInOutcome =
  | {
      kind: 'signedIn';
      user: User;
      /** What they have chosen for their account, if anything. */
      language: Language | null;
    }
  | { kind: 'refused' | 'failed'; text: string }
  /** The password is right, and a second factor is needed besides. */
  | { kind: 'codeNeeded'; factors: SecondFactors };

/** What the account has. A recovery code always works. */
export interface SecondFactors {
  hasAuthenticator: boolean;
  hasPasskey: boolean;
}

const mutation = typedDocument<useSignInMutation>(graphql`
  mutation useSignInMutation($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignInPayload {
        viewer {
          databaseId
          email
          language
        }
      }
      ... on SecondFactorRequiredError {
        hasAuthenticator
        hasPasskey
      }
      ... on InvalidCodeError {
        __typename
      }
      ... on TooManyAttemptsError {
        retryAfterSeconds
      }
    }
  }
`);

/** Opens a session on the server; the caller decides whether this browser begins one. */
export function useSignIn() {
  const texts = useTexts(authTexts);
  const { invalidCode } = useTexts(secondFactorTexts);
  const { unreachable } = useTexts(loadingTexts);
  const [commit] = useCommit(mutation);
  // From the press on, also while a refresh is under way.
  const [isSigningIn, setSigningIn] = useState(false);

  const signIn = async (input: SignInInput): Promise<SignInOutcome> => {
    setSigningIn(true);
    const [result, error] = await openInTurn(async () => commit({ input }));
    setSigningIn(false);
    switch (result?.__typename) {
      case undefined:
        return { kind: 'failed', text: isUnreachable(error) ? unreachable : texts.unexpectedError };
      case 'SignInPayload': {
        const { databaseId, email, language = null } = result.viewer;
        return { kind: 'signedIn', user: { id: databaseId, email, role: 'admin' }, language };
      }
      case 'TooManyAttemptsError': {
        const minutes = Math.ceil(result.retryAfterSeconds / 60);
        return { kind: 'refused', text: texts.tooManyAttempts(minutes) };
      }
      case 'SecondFactorRequiredError': {
        const { hasAuthenticator, hasPasskey } = result;
        return { kind: 'codeNeeded', factors: { hasAuthenticator, hasPasskey } };
      }
      case 'InvalidCodeError':
        return { kind: 'refused', text: invalidCode };
      // Also for input that cannot be an address or a password.
      default:
        return { kind: 'refused', text: texts.invalidCredentials };
    }
  };
  return { signIn, isSigningIn };
}
