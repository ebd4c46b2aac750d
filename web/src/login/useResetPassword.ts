import { graphql } from 'react-relay/hooks.js';
import type { useResetPasswordMutation } from '../__generated__/useResetPasswordMutation.graphql.ts';
import { authTexts } from '../auth/authTexts.ts';
import { formTexts } from '../language/formTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { typedDocument } from '../relay/document.ts';
import { useCommit } from '../relay/useCommit.ts';
import { useFailureText } from '../relay/useFailureText.ts';

const mutation = typedDocument<useResetPasswordMutation>(graphql`
  mutation useResetPasswordMutation($email: String!) {
    resetPassword(email: $email) {
      __typename
      ... on ResetPasswordPayload {
        __typename
      }
      ... on NotImplementedError {
        __typename
      }
      ... on TooManyAttemptsError {
        retryAfterSeconds
      }
    }
  }
`);

/** What came of the request, in the reader’s language; nothing in it depends on whether there is an account. */
export type ResetOutcome = { kind: 'requested' } | { kind: 'notOffered' } | { kind: 'refused'; text: string };

/** Asks the server to mail a link for a new password. */
export function useResetPassword() {
  const { tooManyAttempts } = useTexts(authTexts);
  const { reasons } = useTexts(formTexts);
  const failureText = useFailureText();
  const [commit, isSending] = useCommit(mutation);

  const resetPassword = async (email: string): Promise<ResetOutcome> => {
    const [result, error] = await commit({ email });
    switch (result?.__typename) {
      case undefined:
        return { kind: 'refused', text: failureText(error) };
      case 'ResetPasswordPayload':
        return { kind: 'requested' };
      case 'NotImplementedError':
        return { kind: 'notOffered' };
      case 'TooManyAttemptsError':
        return { kind: 'refused', text: tooManyAttempts(Math.ceil(result.retryAfterSeconds / 60)) };
      default:
        return { kind: 'refused', text: reasons.EMAIL };
    }
  };
  return { resetPassword, isSending };
}
