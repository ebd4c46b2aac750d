import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import type { reviewDocumentsQuery } from '../../../__generated__/reviewDocumentsQuery.graphql.ts';
import { quiet } from '../../../relay/network.ts';
import type { CopyPlace } from '../copy/copyRequests.ts';
import { readReview, reviewQuery, type ItemReview } from './reviewDocuments.ts';

type Place = reviewDocumentsQuery['variables'];

/** Loads a review for a form, which can do without. */
function load(environment: Environment, place: Place, onLoaded: (review: ItemReview | null) => void) {
  return fetchQuery<reviewDocumentsQuery>(environment, reviewQuery.node, place, {
    fetchPolicy: 'network-only',
    ...quiet,
  }).subscribe({
    next: ({ review }) => onLoaded(review ? readReview(review) : null),
    error: () => {},
  });
}

/** The review of a form’s item: the open one, else the answer to the reader’s own. */
export function useReview(place: CopyPlace) {
  const environment = useRelayEnvironment();
  const [review, setReview] = useState<ItemReview | null>(null);
  const { entity } = place;
  const itemId = 'itemId' in place ? place.itemId : null;
  const newKey = 'newKey' in place ? place.newKey : null;
  useEffect(() => {
    const loading = load(environment, { entity, itemId, newKey }, setReview);
    return () => loading.unsubscribe();
  }, [environment, entity, itemId, newKey]);
  return {
    review,
    setReview,
    /** Asks the server again, as after an answer by somebody else. */
    reload: () => void load(environment, { entity, itemId, newKey }, setReview),
  };
}

export type ReviewState = ReturnType<typeof useReview>;
