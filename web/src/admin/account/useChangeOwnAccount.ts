import { graphql } from 'react-relay/hooks.js';
import type { useChangeOwnAccountMutation } from '../../__generated__/useChangeOwnAccountMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { accountTexts } from './accountTexts.ts';

const mutation = typedDocument<useChangeOwnAccountMutation>(graphql`
  mutation useChangeOwnAccountMutation($input: ChangeOwnAccountInput!) {
    changeOwnAccount(input: $input) {
      ... on ChangeOwnAccountPayload {
        viewer {
          # The form belongs to the page.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...OwnAccountForm_viewer
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Saves the name and the language of the signed-in admin, and shows the outcome. */
export function useChangeOwnAccount() {
  const texts = useTexts(accountTexts);
  return useChange(mutation, { done: texts.saved, failed: texts.saveFailed });
}
