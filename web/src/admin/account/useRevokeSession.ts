import { graphql } from 'react-relay/hooks.js';
import type { useRevokeSessionMutation } from '../../__generated__/useRevokeSessionMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { accountTexts } from './accountTexts.ts';

const mutation = typedDocument<useRevokeSessionMutation>(graphql`
  mutation useRevokeSessionMutation($id: String!, $connections: [ID!]!) {
    revokeSession(id: $id) {
      ... on RevokeSessionPayload {
        revokedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Revokes one of the admin’s other sessions, removes it from its list, and shows the outcome. */
export function useRevokeSession() {
  const texts = useTexts(accountTexts);
  return useChange(mutation, {
    done: texts.deviceSignedOut,
    failed: texts.signOutFailed,
  });
}
