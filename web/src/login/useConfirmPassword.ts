import { graphql } from 'react-relay/hooks.js';
import type { useConfirmPasswordMutation } from '../__generated__/useConfirmPasswordMutation.graphql.ts';
import { authTexts } from '../auth/authTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { typedDocument } from '../relay/document.ts';
import { useCommit } from '../relay/useCommit.ts';

const mutation = typedDocument<useConfirmPasswordMutation>(graphql`
  mutation useConfirmPasswordMutation($input: ConfirmPasswordInput!) {
    confirmPassword(input: $input) {
      __typename
      ... on ConfirmPasswordPayload {
        confirmed
      }
      ... on TooManyAttemptsError {
        retryAfterSeconds
      }
    }
  }
`);

/** Proves on the server once more who uses the session. */
export function useConfirmPassword() {
  const texts = useTexts(authTexts);
  const [commit, isConfirming] = useCommit(mutation);

  /** @returns why it is not confirmed, in the reader’s words; undefined when it is */
  const confirmPassword = async (password: string) => {
    const result = await commit({ input: { password } });
    switch (result?.__typename) {
      case undefined:
        return texts.unexpectedError;
      case 'ConfirmPasswordPayload':
        return undefined;
      case 'TooManyAttemptsError':
        return texts.tooManyAttempts(Math.ceil(result.retryAfterSeconds / 60));
      // Also for what no password can be.
      default:
        return texts.notYourPassword;
    }
  };
  return { confirmPassword, isConfirming };
}
