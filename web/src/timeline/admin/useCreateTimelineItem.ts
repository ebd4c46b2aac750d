import { graphql } from 'react-relay/hooks.js';
import type { useCreateTimelineItemMutation } from '../../__generated__/useCreateTimelineItemMutation.graphql.ts';
import { useSaveMutation } from '../../admin/form/useSaveMutation.ts';
import { timelineAdminTexts } from '../../language/timelineAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';

/** Adds an item, puts it at the end of the list until the server gives its place, and tells how it went. */
export function useCreateTimelineItem() {
  const { created, createFailed } = useTexts(timelineAdminTexts);
  return useSaveMutation<useCreateTimelineItemMutation>(
    graphql`
      mutation useCreateTimelineItemMutation($input: CreateTimelineItemInput!, $connections: [ID!]!) {
        createTimelineItem(input: $input) {
          ... on TimelineItemPayload {
            timelineItem @appendNode(connections: $connections, edgeTypeName: "TimelineItemEdge") {
              id
              ...TimelineRow_item
            }
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    { saved: created, failed: createFailed },
  );
}
