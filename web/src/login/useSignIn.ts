import { graphql, useMutation } from 'react-relay/hooks.js';
import type {
  SignInInput,
  useSignInMutation,
  useSignInMutation$data,
} from '../__generated__/useSignInMutation.graphql.ts';
import { authTexts } from '../auth/authTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import type { User } from '../auth/session.ts';

/** How a sign-in went, or why it failed, in the reader’s language (docs/product.md#sign-in). */
export type SignInOutcome = { kind: 'signedIn'; user: User } | { kind: 'refused' | 'failed'; text: string };

/** Opens a session on the server; whether this browser begins one is the caller’s to say. */
export function useSignIn(): {
  signIn: (input: SignInInput) => Promise<SignInOutcome>;
  isSigningIn: boolean;
} {
  const texts = useTexts(authTexts);
  const [commit, isSigningIn] = useMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        __typename
        ... on SignInPayload {
          viewer {
            databaseId
            email
          }
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
        ... on ValidationError {
          __typename
        }
      }
    }
  `);

  function outcomeOf({ signIn: result }: useSignInMutation$data): SignInOutcome {
    switch (result.__typename) {
      case 'SignInPayload': {
        const { databaseId, email } = result.viewer;
        return { kind: 'signedIn', user: { id: databaseId, email, role: 'admin' } };
      }
      case 'TooManyAttemptsError': {
        const minutes = Math.ceil(result.retryAfterSeconds / 60);
        return { kind: 'refused', text: texts.tooManyAttempts(minutes) };
      }
      // Also for what no address or password can be.
      default:
        return { kind: 'refused', text: texts.invalidCredentials };
    }
  }

  const signIn = (input: SignInInput) =>
    new Promise<SignInOutcome>((resolve) => {
      commit({
        variables: { input },
        onCompleted: (data) => resolve(outcomeOf(data)),
        onError: () => resolve({ kind: 'failed', text: texts.unexpectedError }),
      });
    });
  return { signIn, isSigningIn };
}
