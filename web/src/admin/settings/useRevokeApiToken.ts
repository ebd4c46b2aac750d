import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useRevokeApiTokenMutation } from '../../__generated__/useRevokeApiTokenMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsTexts } from './settingsTexts.ts';
import { useRevocationToast } from './useRevocationToast.ts';

/** Revokes an API token, takes it out of its list, and tells how it went. */
export function useRevokeApiToken(tokensId: string) {
  const texts = useTexts(settingsTexts);
  const announce = useRevocationToast(texts.tokenRevoked, texts.revokeTokenFailed);
  const [commit, isRevoking] = useMutation<useRevokeApiTokenMutation>(graphql`
    mutation useRevokeApiTokenMutation($id: Int!, $connections: [ID!]!) {
      revokeApiToken(id: $id) {
        __typename
        ... on RevokeApiTokenPayload {
          revokedId @deleteEdge(connections: $connections)
        }
        ... on UnauthenticatedError {
          __typename
        }
      }
    }
  `);
  const revokeApiToken = (id: number) =>
    new Promise<void>((resolve) => {
      commit({
        variables: { id, connections: [tokensId] },
        onCompleted: ({ revokeApiToken: { __typename: answer } }) => resolve(announce(answer)),
        onError: () => resolve(announce('failure')),
      });
    });
  return { revokeApiToken, isRevoking };
}
