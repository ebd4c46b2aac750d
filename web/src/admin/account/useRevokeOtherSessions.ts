import { graphql } from 'react-relay/hooks.js';
import type { useRevokeOtherSessionsMutation } from '../../__generated__/useRevokeOtherSessionsMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { accountTexts } from './accountTexts.ts';

const mutation = typedDocument<useRevokeOtherSessionsMutation>(graphql`
  mutation useRevokeOtherSessionsMutation($connections: [ID!]!) {
    revokeOtherSessions {
      ... on RevokeOtherSessionsPayload {
        revokedIds @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Ends all of the admin’s sessions but this one, removes them from their list, and shows the outcome. */
export function useRevokeOtherSessions() {
  const texts = useTexts(accountTexts);
  return useChange(mutation, { done: texts.signedOutElsewhere, failed: texts.signOutFailed });
}
