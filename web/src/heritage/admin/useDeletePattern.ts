import { graphql } from 'react-relay/hooks.js';
import type { useDeletePatternMutation } from '../../__generated__/useDeletePatternMutation.graphql.ts';
import { useDeleteMutation } from '../../admin/list/useDeleteMutation.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { patternsAdminTexts } from '../../language/patternsAdmin.ts';

/** Deletes a pattern at the version that the admin saw, takes it out of the list, and tells how it went. */
export function useDeletePattern(connectionId: string) {
  const { deleted, deleteFailed } = useTexts(patternsAdminTexts);
  return useDeleteMutation<useDeletePatternMutation>(
    graphql`
      mutation useDeletePatternMutation($id: Int!, $version: Int, $connections: [ID!]!) {
        deleteBatikPattern(id: $id, version: $version) {
          ... on DeleteBatikPatternPayload {
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
