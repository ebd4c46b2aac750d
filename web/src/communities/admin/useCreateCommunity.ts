import { graphql } from 'react-relay/hooks.js';
import type { useCreateCommunityMutation } from '../../__generated__/useCreateCommunityMutation.graphql.ts';
import { useSaveMutation } from '../../admin/form/useSaveMutation.ts';
import { communitiesAdminTexts } from '../../language/communitiesAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';

/** Adds a community, puts it at the end of the list, and tells how it went. */
export function useCreateCommunity() {
  const { created, createFailed } = useTexts(communitiesAdminTexts);
  return useSaveMutation<useCreateCommunityMutation>(
    graphql`
      mutation useCreateCommunityMutation($input: CreateCommunityInput!, $connections: [ID!]!) {
        createCommunity(input: $input) {
          ... on CommunityPayload {
            community @appendNode(connections: $connections, edgeTypeName: "CommunityEdge") {
              id
              ...CommunityRow_community
            }
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    { saved: created, failed: createFailed },
  );
}
