import { graphql } from 'react-relay/hooks.js';
import type { useCreatePartnerMutation } from '../../__generated__/useCreatePartnerMutation.graphql.ts';
import { useSaveMutation } from '../../admin/form/useSaveMutation.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { partnersAdminTexts } from '../../language/partnersAdmin.ts';

/** Adds a partner, puts it at the end of its tier, and tells how it went. */
export function useCreatePartner() {
  const { created, createFailed } = useTexts(partnersAdminTexts);
  return useSaveMutation<useCreatePartnerMutation>(
    graphql`
      mutation useCreatePartnerMutation($input: CreatePartnerInput!, $connections: [ID!]!) {
        createPartner(input: $input) {
          ... on PartnerPayload {
            partner @appendNode(connections: $connections, edgeTypeName: "PartnerEdge") {
              id
              ...PartnerTier_partners
            }
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    { saved: created, failed: createFailed },
  );
}
