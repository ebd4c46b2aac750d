import { graphql } from 'react-relay/hooks.js';
import type { useDeleteCommunityMutation } from '../../__generated__/useDeleteCommunityMutation.graphql.ts';
import { useDeleteMutation } from '../../admin/list/useDeleteMutation.ts';
import { communitiesAdminTexts } from '../../language/communitiesAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';

/** Deletes a community at the version that the admin saw, takes it out of the list, and tells how it went. */
export function useDeleteCommunity(connectionId: string) {
  const { deleted, deleteFailed } = useTexts(communitiesAdminTexts);
  return useDeleteMutation<useDeleteCommunityMutation>(
    graphql`
      mutation useDeleteCommunityMutation($id: Int!, $version: Int, $connections: [ID!]!) {
        deleteCommunity(id: $id, version: $version) {
          ... on DeleteCommunityPayload {
            deletedId @deleteEdge(connections: $connections)
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    connectionId,
    { deleted, failed: deleteFailed },
  );
}
