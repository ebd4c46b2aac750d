import { graphql } from 'react-relay/hooks.js';
import type { useDeleteTimelineItemMutation } from '../../__generated__/useDeleteTimelineItemMutation.graphql.ts';
import { useDeleteMutation } from '../../admin/list/useDeleteMutation.ts';
import { timelineAdminTexts } from '../../language/timelineAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';

/** Deletes an item at the version that the admin saw, takes it out of the list, and tells how it went. */
export function useDeleteTimelineItem(connectionId: string) {
  const { deleted, deleteFailed } = useTexts(timelineAdminTexts);
  return useDeleteMutation<useDeleteTimelineItemMutation>(
    graphql`
      mutation useDeleteTimelineItemMutation($id: Int!, $version: Int, $connections: [ID!]!) {
        deleteTimelineItem(id: $id, version: $version) {
          ... on DeleteTimelineItemPayload {
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
