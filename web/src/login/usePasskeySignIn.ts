import { graphql } from 'react-relay/hooks.js';
import type { usePasskeySignInMutation } from '../__generated__/usePasskeySignInMutation.graphql.ts';
import type { usePasskeySignInStartMutation } from '../__generated__/usePasskeySignInStartMutation.graphql.ts';
import { authTexts } from '../auth/authTexts.ts';
import { askForPasskey, rememberPasskey } from '../auth/passkey.ts';
import { openInTurn } from '../auth/session.ts';
import { passkeyTexts } from '../auth/passkeyTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { typedDocument } from '../relay/document.ts';
import { useFailureText } from '../relay/useFailureText.ts';
import { useCommit } from '../relay/useCommit.ts';
import type { SignInOutcome } from './useSignIn.ts';
import { useAskedText } from './useAskedText.ts';

const start = typedDocument<usePasskeySignInStartMutation>(graphql`
  mutation usePasskeySignInStartMutation {
    startPasskeySignIn {
      __typename
      ... on PasskeyOptions {
        options
      }
      ... on TooManyAttemptsError {
        retryAfterSeconds
      }
    }
  }
`);

const finish = typedDocument<usePasskeySignInMutation>(graphql`
  mutation usePasskeySignInMutation($input: PasskeyAnswerInput!) {
    signInWithPasskey(input: $input) {
      __typename
      ... on SignInPayload {
        viewer {
          databaseId
          email
          language
        }
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

/** Opens a session with a passkey; the caller decides whether this browser begins one. */
export function usePasskeySignIn() {
  const texts = useTexts(authTexts);
  const words = useTexts(passkeyTexts);
  const failureText = useFailureText();
  const askedText = useAskedText();
  const [commitStart] = useCommit(start);
  const [commitFinish] = useCommit(finish);
  const tooMany = (seconds: number) => texts.tooManyAttempts(Math.ceil(seconds / 60));

  /**
   * @param isAutofill waits until the person chooses a passkey in a field
   * @returns null if they chose none there
   */
  const signInWithPasskey = async (isAutofill = false): Promise<SignInOutcome | null> => {
    const [started, startError] = await commitStart({});
    if (started?.__typename !== 'PasskeyOptions') {
      // The form works as well: nobody has asked for a passkey yet.
      if (isAutofill) return null;
      if (!started) return { kind: 'failed', text: failureText(startError) };
      const text =
        started.__typename === 'TooManyAttemptsError' ? tooMany(started.retryAfterSeconds) : words.notOffered;
      return { kind: 'refused', text };
    }
    const asked = await askForPasskey(started.options, isAutofill);
    if (asked.kind !== 'answered') return isAutofill ? null : { kind: 'refused', text: askedText(asked) };
    const input = { answer: asked.answer };
    const [result, error] = await openInTurn(async () => commitFinish({ input }));
    switch (result?.__typename) {
      case undefined:
        return { kind: 'failed', text: failureText(error) };
      case 'SignInPayload': {
        const { databaseId, email, language = null } = result.viewer;
        rememberPasskey();
        return { kind: 'signedIn', user: { id: databaseId, email, role: 'admin' }, language };
      }
      case 'TooManyAttemptsError':
        return { kind: 'refused', text: tooMany(result.retryAfterSeconds) };
      case 'PasskeyError': {
        const hasExpired = result.code === 'PASSKEY_EXPIRED';
        return { kind: 'refused', text: hasExpired ? words.expired : words.refused };
      }
      default:
        return { kind: 'refused', text: words.refused };
    }
  };
  return { signInWithPasskey };
}
