import { graphql } from 'react-relay/hooks.js';
import type { useResetDatabaseMutation } from '../../__generated__/useResetDatabaseMutation.graphql.ts';
import { liveTexts } from './liveTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { useRenewal } from './useRenewal.ts';

const mutation = typedDocument<useResetDatabaseMutation>(graphql`
  mutation useResetDatabaseMutation($confirm: String!) {
    resetDatabase(confirm: $confirm) {
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Deletes all content, and shows the outcome. */
export function useResetDatabase() {
  const texts = useTexts(liveTexts);
  return useChange(mutation, {
    done: { title: texts.resetDone, description: texts.resetDoneText },
    failed: texts.resetFailed,
    onSaved: useRenewal(),
  });
}
