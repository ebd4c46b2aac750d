import { graphql } from 'react-relay/hooks.js';
import type { usePasskeyConfirmationMutation } from '../__generated__/usePasskeyConfirmationMutation.graphql.ts';
import type { usePasskeyConfirmationStartMutation } from '../__generated__/usePasskeyConfirmationStartMutation.graphql.ts';
import { authTexts } from '../auth/authTexts.ts';
import { askForPasskey } from '../auth/passkey.ts';
import { passkeyTexts } from '../auth/passkeyTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { typedDocument } from '../relay/document.ts';
import { useFailureText } from '../relay/useFailureText.ts';
import { useCommit } from '../relay/useCommit.ts';
import { useAskedText } from './useAskedText.ts';
import type { ConfirmOutcome } from './useConfirmPassword.ts';

const start = typedDocument<usePasskeyConfirmationStartMutation>(graphql`
  mutation usePasskeyConfirmationStartMutation {
    startPasskeyConfirmation {
      __typename
      ... on PasskeyOptions {
        options
      }
    }
  }
`);

const finish = typedDocument<usePasskeyConfirmationMutation>(graphql`
  mutation usePasskeyConfirmationMutation($input: PasskeyAnswerInput!) {
    confirmWithPasskey(input: $input) {
      __typename
      ... on ConfirmPasswordPayload {
        confirmed
      }
      ... on PasskeyError {
        code
      }
      ... on TooManyAttemptsError {
        retryAfterSeconds
      }
    }
  }
`);

/** Confirms the signed-in admin’s identity on the server, with one of their passkeys. */
export function usePasskeyConfirmation() {
  const texts = useTexts(authTexts);
  const words = useTexts(passkeyTexts);
  const failureText = useFailureText();
  const askedText = useAskedText();
  const [commitStart] = useCommit(start);
  const [commitFinish] = useCommit(finish);

  const confirmWithPasskey = async (): Promise<ConfirmOutcome> => {
    const [started, startError] = await commitStart({});
    if (!started) return { kind: 'failed', text: failureText(startError) };
    if (started.__typename !== 'PasskeyOptions') return { kind: 'refused', text: words.noPasskey };
    const asked = await askForPasskey(started.options);
    if (asked.kind !== 'answered') return { kind: 'refused', text: askedText(asked) };
    const [result, error] = await commitFinish({ input: { answer: asked.answer } });
    switch (result?.__typename) {
      case undefined:
        return { kind: 'failed', text: failureText(error) };
      case 'ConfirmPasswordPayload':
        return { kind: 'confirmed' };
      case 'TooManyAttemptsError':
        return { kind: 'refused', text: texts.tooManyAttempts(Math.ceil(result.retryAfterSeconds / 60)) };
      case 'PasskeyError': {
        const hasExpired = result.code === 'PASSKEY_EXPIRED';
        return { kind: 'refused', text: hasExpired ? words.expired : words.refused };
      }
      default:
        return { kind: 'refused', text: words.refused };
    }
  };
  return { confirmWithPasskey };
}
