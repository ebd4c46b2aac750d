import { graphql } from 'react-relay/hooks.js';
import type { useUpdateTimelineItemMutation } from '../../__generated__/useUpdateTimelineItemMutation.graphql.ts';
import { useSaveMutation } from '../../admin/form/useSaveMutation.ts';
import { timelineAdminTexts } from '../../language/timelineAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';

/** Changes an item at the version that the editor saw, and tells how it went. */
export function useUpdateTimelineItem() {
  const { updated, updateFailed } = useTexts(timelineAdminTexts);
  return useSaveMutation<useUpdateTimelineItemMutation>(
    graphql`
      mutation useUpdateTimelineItemMutation($id: Int!, $version: Int!, $input: UpdateTimelineItemInput!) {
        updateTimelineItem(id: $id, version: $version, input: $input) {
          ... on TimelineItemPayload {
            timelineItem {
              id
              ...TimelineRow_item
              ...TimelineEditor_item
            }
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    { saved: updated, failed: updateFailed },
  );
}
