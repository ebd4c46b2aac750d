import { graphql } from 'react-relay/hooks.js';
import type { useRevokeApiTokenMutation } from '../../__generated__/useRevokeApiTokenMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { accountTexts } from './accountTexts.ts';

const mutation = typedDocument<useRevokeApiTokenMutation>(graphql`
  mutation useRevokeApiTokenMutation($id: Int!, $connections: [ID!]!) {
    revokeApiToken(id: $id) {
      ... on RevokeApiTokenPayload {
        revokedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Revokes an API token, removes it from its list, and shows the outcome. */
export function useRevokeApiToken() {
  const texts = useTexts(accountTexts);
  return useChange(mutation, {
    done: texts.tokenRevoked,
    failed: texts.revokeTokenFailed,
  });
}
