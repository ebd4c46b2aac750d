import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useRevokeSessionMutation } from '../../__generated__/useRevokeSessionMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsTexts } from './settingsTexts.ts';
import { useRevocationToast } from './useRevocationToast.ts';

/** Ends one of the admin’s other sessions, takes it out of its list, and tells how it went. */
export function useRevokeSession(sessionsId: string) {
  const texts = useTexts(settingsTexts);
  const announce = useRevocationToast(texts.deviceSignedOut, texts.signOutFailed);
  const [commit, isRevoking] = useMutation<useRevokeSessionMutation>(graphql`
    mutation useRevokeSessionMutation($id: String!, $connections: [ID!]!) {
      revokeSession(id: $id) {
        __typename
        ... on RevokeSessionPayload {
          revokedId @deleteEdge(connections: $connections)
        }
        ... on UnauthenticatedError {
          __typename
        }
      }
    }
  `);
  const revokeSession = (id: string) =>
    new Promise<void>((resolve) => {
      commit({
        variables: { id, connections: [sessionsId] },
        onCompleted: ({ revokeSession: { __typename: answer } }) => resolve(announce(answer)),
        onError: () => resolve(announce('failure')),
      });
    });
  return { revokeSession, isRevoking };
}
