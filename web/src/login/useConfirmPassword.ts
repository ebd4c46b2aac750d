import { graphql } from 'react-relay/hooks.js';
import type { useConfirmPasswordMutation } from '../__generated__/useConfirmPasswordMutation.graphql.ts';
import { authTexts } from '../auth/authTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { typedDocument } from '../relay/document.ts';
import { useFailureText } from '../relay/useFailureText.ts';
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

/** The outcome of a confirmation, in the reader’s language. */
export type ConfirmOutcome =
  | { kind: 'confirmed' }
  | { kind: 'refused'; text: string }
  | { kind: 'failed'; text: string };

/** Confirms the signed-in admin’s password on the server. */
export function useConfirmPassword() {
  const texts = useTexts(authTexts);
  const failureText = useFailureText();
  const [commit, isConfirming] = useCommit(mutation);

  const confirmPassword = async (password: string): Promise<ConfirmOutcome> => {
    const [result, error] = await commit({ input: { password } });
    switch (result?.__typename) {
      case undefined:
        return { kind: 'failed', text: failureText(error) };
      case 'ConfirmPasswordPayload':
        return { kind: 'confirmed' };
      case 'TooManyAttemptsError':
        return { kind: 'refused', text: texts.tooManyAttempts(Math.ceil(result.retryAfterSeconds / 60)) };
      // Also for input that cannot be a password.
      default:
        return { kind: 'refused', text: texts.notYourPassword };
    }
  };
  return { confirmPassword, isConfirming };
}
