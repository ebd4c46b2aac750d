import { useRef, useState } from 'react';
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
  mutation useReorderPartnersMutation($tier: PartnerTier!, $ids: [Int!]!) {
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

/**
 * Reorders a tier immediately, and reverts it if the order cannot be saved. One order is saved at a time: the latest of
 * those made in the meantime is saved next.
 */
export function useReorderPartners(tier: Tier) {
  const { reorderFailed } = useTexts(partnerAdminTexts);
  const { revalidate } = useRevalidator();
  const { change } = useChange(mutation, { failed: reorderFailed });
  const [places, setPlaces] = useState<ReadonlyMap<string, number> | null>(null);
  const isSaving = useRef(false);
  const waiting = useRef<readonly Placed[] | null>(null);

  const saveWaiting = async () => {
    isSaving.current = true;
    while (waiting.current) {
      const ids = waiting.current.map(({ databaseId }) => databaseId);
      waiting.current = null;
      const { kind } = await change({ tier, ids });
      // What was made of an order that could not be saved is reverted with it.
      if (kind !== 'saved') waiting.current = null;
      // The tier’s partners have changed in the meantime: reload them.
      if (kind === 'invalid') void revalidate();
    }
    isSaving.current = false;
    setPlaces(null);
  };
  return {
    /** The places by id while they are not saved. */
    places,
    reorder: (partners: readonly Placed[]) => {
      setPlaces(new Map(partners.map(({ id }, index) => [id, index + 1])));
      waiting.current = partners;
      if (!isSaving.current) void saveWaiting();
    },
  };
}
