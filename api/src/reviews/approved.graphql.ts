import { builder } from '../graphql/builder.ts';
import type { ApprovedReview } from './settle.ts';

/** Names the review that a save approves. */
export const ApprovedReviewInput = builder.inputRef<ApprovedReview>('ApprovedReviewInput').implement({
  description: 'A review, as the editor who approves it saw it.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'The databaseId of the review.' }),
    version: t.int({ required: true, description: 'Its version.' }),
  }),
});

export const approvedReview =
  'The review that the change approves. The change is refused if somebody has answered it, or its asker has withdrawn it or asked with another sentence. It is answered when the item is published.';
