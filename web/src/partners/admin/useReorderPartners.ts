import { graphql, useMutation } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type { useReorderPartnersMutation } from '../../__generated__/useReorderPartnersMutation.graphql.ts';
import { saveOutcome } from '../../relay/saveOutcome.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { partnerAdminTexts } from './partnerAdminTexts.ts';
import { useToast } from '../../ui/Toast.tsx';
import type { Tier } from './tiers.ts';

interface Placed {
  id: string;
  databaseId: number;
}

/** Puts a tier in order at once, and back when it cannot be saved. */
export function useReorderPartners(tier: Tier) {
  const { error } = useTexts(formTexts);
  const { reorderFailed } = useTexts(partnerAdminTexts);
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  const [commit, isSaving] = useMutation<useReorderPartnersMutation>(graphql`
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

  const tellFailure = () => {
    toast({ title: error, description: reorderFailed, look: 'destructive' });
  };
  const reorder = (partners: readonly Placed[]) => {
    const placed = partners.map(({ id }, index) => ({ id, order: index + 1 }));
    commit({
      variables: { tier, ids: partners.map(({ databaseId }) => databaseId) },
      optimisticResponse: { reorderPartners: { __typename: 'ReorderPartnersPayload', partners: placed } },
      onCompleted: ({ reorderPartners }) => {
        if (saveOutcome(reorderPartners).kind === 'saved') return;
        tellFailure();
        // The tier has other partners by now: they are loaded.
        void revalidate();
      },
      onError: tellFailure,
    });
  };
  return { reorder, isSaving };
}
