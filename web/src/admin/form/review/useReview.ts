import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { reviewDocumentsQuery } from '../../../__generated__/reviewDocumentsQuery.graphql.ts';
import { quiet } from '../../../relay/network.ts';
import type { CopyPlace } from '../copy/copyRequests.ts';
import { readReview, reviewQuery, type ItemReview, type ReviewKey } from './reviewDocuments.ts';

const read = (key: ReviewKey): ItemReview | null => (key ? readReview(key) : null);

/**
 * The review of a form’s item: the open one, else the answer to the reader’s own.
 * @param loaded what the form opens with, so that nothing moves once it is shown
 */
export function useReview(place: CopyPlace, loaded: ReviewKey) {
  const environment = useRelayEnvironment();
  const [review, setReview] = useState(() => read(loaded));
  return {
    review,
    setReview,
    /** Asks the server again, as after an answer by somebody else. */
    reload: () =>
      void fetchQuery<reviewDocumentsQuery>(environment, reviewQuery.node, place, {
        fetchPolicy: 'network-only',
        ...quiet,
      }).subscribe({ next: (answer) => setReview(read(answer.review)), error: () => {} }),
  };
}

export type ReviewState = ReturnType<typeof useReview>;
