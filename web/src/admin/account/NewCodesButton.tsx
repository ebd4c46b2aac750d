import { graphql } from 'react-relay/hooks.js';
import type { NewCodesButtonMutation } from '../../__generated__/NewCodesButtonMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../parts/Question.tsx';
import { ownFactorTexts } from './ownFactorTexts.ts';
import { useReloadFactors } from './useReloadFactors.ts';

const mutation = typedDocument<NewCodesButtonMutation>(graphql`
  mutation NewCodesButtonMutation {
    makeRecoveryCodes {
      ... on RecoveryCodes {
        codes
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

interface Props {
  onCodes: (codes: readonly string[]) => void;
}

/** Makes new recovery codes after a confirmation. */
export function NewCodesButton({ onCodes }: Props) {
  const texts = useTexts(ownFactorTexts);
  const reload = useReloadFactors();
  const { change, isChanging } = useChange(mutation, {
    failed: texts.makeFailed,
    onSaved({ codes }) {
      onCodes(codes ?? []);
      reload();
    },
  });
  return (
    <Question
      title={texts.newCodesTitle}
      description={texts.newCodesText}
      confirmLabel={isChanging ? texts.making : texts.newCodes}
      busy={isChanging}
      onConfirm={() => change({})}
    >
      {(ask) => (
        <Button variant="secondary" size="small" onClick={ask}>
          {texts.newCodes}
        </Button>
      )}
    </Question>
  );
}
