import { graphql } from 'react-relay/hooks.js';
import type { useDeletePartnerMutation } from '../../__generated__/useDeletePartnerMutation.graphql.ts';
import { useDeleteMutation } from '../../admin/list/useDeleteMutation.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { partnersAdminTexts } from '../../language/partnersAdmin.ts';

/** Deletes a partner at the version that the admin saw, takes it out of the list, and tells how it went. */
export function useDeletePartner(connectionId: string) {
  const { deleted, deleteFailed } = useTexts(partnersAdminTexts);
  return useDeleteMutation<useDeletePartnerMutation>(
    graphql`
      mutation useDeletePartnerMutation($id: Int!, $version: Int, $connections: [ID!]!) {
        deletePartner(id: $id, version: $version) {
          ... on DeletePartnerPayload {
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
