import { graphql, useMutation } from 'react-relay/hooks.js';
import type {
  SignInInput,
  useSignInMutation,
  useSignInMutation$data,
} from '../__generated__/useSignInMutation.graphql.ts';
import { authTexts } from '../language/auth.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useToast } from '../ui/Toast.tsx';
import { beginSession } from './session.ts';

/** Signs in, and tells how it went (specification section 8). */
export function useSignIn(): { signIn: (input: SignInInput) => void; isSigningIn: boolean } {
  const texts = useTexts(authTexts);
  const { toast } = useToast();
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
          message
        }
      }
    }
  `);

  function handleCompleted({ signIn: result }: useSignInMutation$data): void {
    if (result.__typename === 'SignInPayload') {
      const { databaseId, email } = result.viewer;
      toast({ title: texts.welcome, description: texts.welcomeText });
      beginSession({ id: databaseId, email, role: 'admin' });
    } else {
      toast({ title: texts.loginFailed, description: refusal(result), look: 'destructive' });
    }
  }

  function refusal(result: useSignInMutation$data['signIn']): string {
    if (result.__typename === 'TooManyAttemptsError')
      return texts.tooManyAttempts(Math.ceil(result.retryAfterSeconds / 60));
    if (result.__typename === 'ValidationError') return result.message;
    return texts.invalidCredentials;
  }

  const signIn = (input: SignInInput) => {
    commit({
      variables: { input },
      onCompleted: handleCompleted,
      onError: () => {
        toast({ title: texts.error, description: texts.unexpectedError, look: 'destructive' });
      },
    });
  };
  return { signIn, isSigningIn };
}
