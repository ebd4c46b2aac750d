import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { reviewDocumentsQuery as ReviewQuery } from '../../../__generated__/reviewDocumentsQuery.graphql.ts';
import type { reviewDocumentsSameQuery as SameQuery } from '../../../__generated__/reviewDocumentsSameQuery.graphql.ts';
import { quiet } from '../../../relay/network.ts';
import { withRetries } from '../../../relay/withRetries.ts';
import type { CopyPlace } from '../copy/copyRequests.ts';
import {
  readReview,
  reviewQuery,
  sameReviewQuery,
  type ItemReview,
  type ReviewKey,
} from './reviewDocuments.ts';

const read = (key: ReviewKey): ItemReview | null => (key ? readReview(key) : null);

/** With what a form opens, so that nothing moves once it is shown. */
export interface LoadedReview {
  review?: ReviewKey;
  /** The number of the stored item, of a form that began before it was stored. */
  createdItem?: number | null | undefined;
}

/** The review of a form’s item: the open one, else the answer to the reader’s own. And whether the item is stored by now. */
export function useReview(place: CopyPlace, loaded?: LoadedReview) {
  const environment = useRelayEnvironment();
  const [review, setReview] = useState(() => read(loaded?.review));
  const [storedId, setStoredId] = useState(loaded?.createdItem ?? null);
  const fetchReview = async (): Promise<ItemReview | null> => {
    const options = { fetchPolicy: 'network-only', ...quiet } as const;
    const here = await fetchQuery<ReviewQuery>(environment, reviewQuery.node, place, options).toPromise();
    setStoredId(here?.createdItem ?? null);
    if (here?.review || !review?.isOwn) return read(here?.review);
    // Its answer was read elsewhere, or somebody has made the item of its working copy.
    const variables = { id: review.nodeId };
    const same = await fetchQuery<SameQuery>(
      environment,
      sameReviewQuery.node,
      variables,
      options,
    ).toPromise();
    return read(same?.node?.review);
  };
  return {
    review,
    setReview,
    storedId,
    /** Asks the server again, as after an answer by somebody else. */
    reload: () => void withRetries(async () => setReview(await fetchReview())),
  };
}

export type ReviewState = ReturnType<typeof useReview>;
