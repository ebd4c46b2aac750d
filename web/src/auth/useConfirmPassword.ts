import { graphql, useMutation } from 'react-relay/hooks.js';
import type {
  useConfirmPasswordMutation,
  useConfirmPasswordMutation$data,
} from '../__generated__/useConfirmPasswordMutation.graphql.ts';
import { authTexts } from './authTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';

/** Proves on the server once more who uses the session. */
export function useConfirmPassword() {
  const texts = useTexts(authTexts);
  const [commit, isConfirming] = useMutation<useConfirmPasswordMutation>(graphql`
    mutation useConfirmPasswordMutation($input: ConfirmPasswordInput!) {
      confirmPassword(input: $input) {
        __typename
        ... on ConfirmPasswordPayload {
          confirmed
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
        ... on ValidationError {
          __typename
        }
        ... on UnauthenticatedError {
          __typename
        }
      }
    }
  `);

  function problemOf({ confirmPassword: result }: useConfirmPasswordMutation$data): string | undefined {
    switch (result.__typename) {
      case 'ConfirmPasswordPayload':
        return undefined;
      case 'TooManyAttemptsError':
        return texts.tooManyAttempts(Math.ceil(result.retryAfterSeconds / 60));
      // Also for what no password can be.
      default:
        return texts.notYourPassword;
    }
  }

  /** @returns why it is not confirmed, in the reader’s words; undefined when it is */
  const confirmPassword = (password: string) =>
    new Promise<string | undefined>((resolve) => {
      commit({
        variables: { input: { password } },
        onCompleted: (data) => resolve(problemOf(data)),
        onError: () => resolve(texts.unexpectedError),
      });
    });
  return { confirmPassword, isConfirming };
}
