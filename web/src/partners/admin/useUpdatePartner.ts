import { graphql } from 'react-relay/hooks.js';
import type { useUpdatePartnerMutation } from '../../__generated__/useUpdatePartnerMutation.graphql.ts';
import { useSaveMutation } from '../../admin/form/useSaveMutation.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { partnersAdminTexts } from '../../language/partnersAdmin.ts';

/** Changes a partner at the version that the editor saw, and tells how it went. */
export function useUpdatePartner() {
  const { updated, updateFailed } = useTexts(partnersAdminTexts);
  return useSaveMutation<useUpdatePartnerMutation>(
    graphql`
      mutation useUpdatePartnerMutation($id: Int!, $version: Int!, $input: UpdatePartnerInput!) {
        updatePartner(id: $id, version: $version, input: $input) {
          ... on PartnerPayload {
            partner {
              id
              ...PartnerTier_partners
              ...PartnerEditor_partner
            }
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    { saved: updated, failed: updateFailed },
  );
}
