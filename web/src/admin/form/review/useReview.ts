import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { reviewDocumentsQuery as ReviewQuery } from '../../../__generated__/reviewDocumentsQuery.graphql.ts';
import type { reviewDocumentsSameQuery as SameQuery } from '../../../__generated__/reviewDocumentsSameQuery.graphql.ts';
import { quiet } from '../../../relay/network.ts';
import type { CopyPlace } from '../copy/copyRequests.ts';
import {
  readReview,
  reviewQuery,
  sameReviewQuery,
  type ItemReview,
  type ReviewKey,
} from './reviewDocuments.ts';

const read = (key: ReviewKey): ItemReview | null => (key ? readReview(key) : null);

/**
 * The review of a form’s item: the open one, else the answer to the reader’s own.
 * @param loaded what the form opens with, so that nothing moves once it is shown
 */
export function useReview(place: CopyPlace, loaded: ReviewKey) {
  const environment = useRelayEnvironment();
  const [review, setReview] = useState(() => read(loaded));
  const fetchReview = async (): Promise<ItemReview | null> => {
    const options = { fetchPolicy: 'network-only', ...quiet } as const;
    const here = await fetchQuery<ReviewQuery>(environment, reviewQuery.node, place, options).toPromise();
    if (here?.review || !review?.isOwn || review.answer) return read(here?.review);
    // Somebody has made the item of its working copy.
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
    /** Asks the server again, as after an answer by somebody else. */
    reload: () => void fetchReview().then(setReview, () => {}),
  };
}

export type ReviewState = ReturnType<typeof useReview>;
