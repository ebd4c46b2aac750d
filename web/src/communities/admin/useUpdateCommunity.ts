import { graphql } from 'react-relay/hooks.js';
import type { useUpdateCommunityMutation } from '../../__generated__/useUpdateCommunityMutation.graphql.ts';
import { useSaveMutation } from '../../admin/form/useSaveMutation.ts';
import { communitiesAdminTexts } from '../../language/communitiesAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';

/** Changes a community at the version that the editor saw, and tells how it went. */
export function useUpdateCommunity() {
  const { updated, updateFailed } = useTexts(communitiesAdminTexts);
  return useSaveMutation<useUpdateCommunityMutation>(
    graphql`
      mutation useUpdateCommunityMutation($id: Int!, $version: Int!, $input: UpdateCommunityInput!) {
        updateCommunity(id: $id, version: $version, input: $input) {
          ... on CommunityPayload {
            community {
              id
              ...CommunityRow_community
              ...CommunityEditor_community
            }
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    { saved: updated, failed: updateFailed },
  );
}
