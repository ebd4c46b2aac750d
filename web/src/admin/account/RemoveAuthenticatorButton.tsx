import { graphql } from 'react-relay/hooks.js';
import type { RemoveAuthenticatorButtonMutation } from '../../__generated__/RemoveAuthenticatorButtonMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../parts/Question.tsx';
import { ownFactorTexts } from './ownFactorTexts.ts';
import { useReloadFactors } from './useReloadFactors.ts';

const mutation = typedDocument<RemoveAuthenticatorButtonMutation>(graphql`
  mutation RemoveAuthenticatorButtonMutation {
    removeAuthenticator {
      ... on RemoveAuthenticatorPayload {
        removed
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Removes the authenticator app after a confirmation. */
export function RemoveAuthenticatorButton() {
  const texts = useTexts(ownFactorTexts);
  const reload = useReloadFactors();
  const { change, isChanging } = useChange(mutation, {
    done: texts.removed,
    failed: ({ kind }) => (kind === 'factorNeeded' ? texts.lastFactor : texts.removeFailed),
    onSaved: reload,
  });
  return (
    <Question
      danger
      title={texts.removeTitle}
      description={texts.removeText}
      confirmLabel={isChanging ? texts.removing : texts.remove}
      busy={isChanging}
      onConfirm={() => change({})}
    >
      {(ask) => (
        <Button variant="secondary" size="small" onClick={ask}>
          {texts.remove}
        </Button>
      )}
    </Question>
  );
}
