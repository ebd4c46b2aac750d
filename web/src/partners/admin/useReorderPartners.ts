import { graphql } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type { useReorderPartnersMutation } from '../../__generated__/useReorderPartnersMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { partnerAdminTexts } from './partnerAdminTexts.ts';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import type { Tier } from './tiers.ts';

interface Placed {
  id: string;
  databaseId: number;
}

const mutation = typedDocument<useReorderPartnersMutation>(graphql`
  mutation useReorderPartnersMutation($tier: PartnerTier!, $ids: [Int!]!) @raw_response_type {
    reorderPartners(tier: $tier, ids: $ids) {
      ... on ReorderPartnersPayload {
        partners {
          id
          order
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Reorders a tier immediately, and reverts it if the order cannot be saved. */
export function useReorderPartners(tier: Tier) {
  const { reorderFailed } = useTexts(partnerAdminTexts);
  const { revalidate } = useRevalidator();
  const { change, isChanging: isSaving } = useChange(mutation, { failed: reorderFailed });

  const reorder = async (partners: readonly Placed[]) => {
    const placed = partners.map(({ id }, index) => ({ id, order: index + 1 }));
    const expected: useReorderPartnersMutation['rawResponse'] = {
      reorderPartners: { __typename: 'ReorderPartnersPayload', partners: placed },
    };
    const ids = partners.map(({ databaseId }) => databaseId);
    const { kind } = await change({ tier, ids }, expected);
    // The tier’s partners have changed in the meantime: reload them.
    if (kind === 'invalid') void revalidate();
  };
  return { reorder, isSaving };
}
