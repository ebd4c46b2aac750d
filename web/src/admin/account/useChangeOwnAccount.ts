import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useChangeOwnAccountMutation } from '../../__generated__/useChangeOwnAccountMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { refetch } from '../../relay/refetch.ts';
import { useChange } from '../../relay/useChange.ts';
import { accountTexts } from './accountTexts.ts';

const mutation = typedDocument<useChangeOwnAccountMutation>(graphql`
  mutation useChangeOwnAccountMutation($input: ChangeOwnAccountInput!) {
    changeOwnAccount(input: $input) {
      ... on ChangeOwnAccountPayload {
        __typename
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** What shows the admin: the form, and the menu’s link to their account. */
const query = graphql`
  query useChangeOwnAccountQuery {
    viewer {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...OwnAccountForm_viewer
    }
  }
`;

/** Saves what the signed-in admin decides about their account, and shows the outcome, in the menu, too. */
export function useChangeOwnAccount() {
  const texts = useTexts(accountTexts);
  const environment = useRelayEnvironment();
  return useChange(mutation, {
    done: texts.saved,
    failed: texts.saveFailed,
    onSaved: () => void refetch(environment, query),
  });
}
