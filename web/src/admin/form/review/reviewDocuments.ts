import { graphql, readInlineData } from 'react-relay/hooks.js';
import type {
  ReviewAnswer,
  reviewDocuments_review$key,
} from '../../../__generated__/reviewDocuments_review.graphql.ts';
import type { reviewDocumentsAskMutation } from '../../../__generated__/reviewDocumentsAskMutation.graphql.ts';
import type { reviewDocumentsCommentMutation } from '../../../__generated__/reviewDocumentsCommentMutation.graphql.ts';
import type { reviewDocumentsEndMutation } from '../../../__generated__/reviewDocumentsEndMutation.graphql.ts';
import type { reviewDocumentsQuery } from '../../../__generated__/reviewDocumentsQuery.graphql.ts';
import type { reviewDocumentsSameQuery } from '../../../__generated__/reviewDocumentsSameQuery.graphql.ts';
import type { reviewDocumentsSendBackMutation } from '../../../__generated__/reviewDocumentsSendBackMutation.graphql.ts';
import { typedDocument } from '../../../relay/document.ts';

/** The review that a form shows. */
export interface ItemReview {
  /** The global id, and the number. */
  nodeId: string;
  id: number;
  version: number;
  sentence: string;
  /** The name of who asked, and whether it is the reader. */
  asker: string;
  isOwn: boolean;
  /** How it ended; null while it is open. */
  answer: ReviewAnswer | null;
  /** Why it was sent back. */
  comment: string;
  /** The name of who answered. */
  answerer: string;
  /** When it was answered, or else asked for. */
  at: string;
}

/** What a save names it by. */
export const refOf = ({ id, version }: ItemReview) => ({ id, version });

/** The review in the response to a form’s query. */
export type ReviewKey = reviewDocuments_review$key | null | undefined;

export function readReview(key: reviewDocuments_review$key): ItemReview {
  const { id, databaseId, version, sentence, askedBy, askedAt, answer, comment, answeredBy, answeredAt } =
    readInlineData(
      graphql`
        fragment reviewDocuments_review on Review @inline {
          id
          databaseId
          version
          sentence
          askedBy {
            name
            isViewer
          }
          askedAt
          answer
          comment
          answeredBy {
            name
          }
          answeredAt
        }
      `,
      key,
    );
  return {
    nodeId: id,
    id: databaseId,
    version,
    sentence,
    asker: askedBy?.name ?? '',
    isOwn: askedBy?.isViewer === true,
    answer: answer ?? null,
    comment,
    answerer: answeredBy?.name ?? '',
    at: answeredAt ?? askedAt,
  };
}

export const reviewQuery = typedDocument<reviewDocumentsQuery>(graphql`
  query reviewDocumentsQuery($entity: CopiedEntity!, $itemId: Int, $newKey: String) {
    review(entity: $entity, itemId: $itemId, newKey: $newKey) {
      ...reviewDocuments_review
    }
    createdItem(entity: $entity, newKey: $newKey)
  }
`);

/** A review wherever its item is: that of a new item goes with it. */
export const sameReviewQuery = typedDocument<reviewDocumentsSameQuery>(graphql`
  query reviewDocumentsSameQuery($id: ID!) {
    node(id: $id) {
      ...reviewDocuments_review @alias(as: "review")
    }
  }
`);

export const askDocument = typedDocument<reviewDocumentsAskMutation>(graphql`
  mutation reviewDocumentsAskMutation(
    $entity: CopiedEntity!
    $itemId: Int
    $newKey: String
    $sentence: String!
    $idempotencyKey: String!
  ) {
    askForReview(
      entity: $entity
      itemId: $itemId
      newKey: $newKey
      sentence: $sentence
      idempotencyKey: $idempotencyKey
    ) {
      ... on ReviewPayload {
        review {
          ...reviewDocuments_review
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

export const sendBackDocument = typedDocument<reviewDocumentsSendBackMutation>(graphql`
  mutation reviewDocumentsSendBackMutation(
    $id: Int!
    $version: Int!
    $comment: String!
    $idempotencyKey: String!
  ) {
    sendBackReview(id: $id, version: $version, comment: $comment, idempotencyKey: $idempotencyKey) {
      ... on ReviewPayload {
        review {
          ...reviewDocuments_review
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

export const endDocument = typedDocument<reviewDocumentsEndMutation>(graphql`
  mutation reviewDocumentsEndMutation($id: Int!, $version: Int!) {
    endReview(id: $id, version: $version) {
      ... on EndReviewPayload {
        success
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

export const commentDocument = typedDocument<reviewDocumentsCommentMutation>(graphql`
  mutation reviewDocumentsCommentMutation(
    $entity: CopiedEntity!
    $itemId: Int
    $newKey: String
    $text: String!
    $idempotencyKey: String!
  ) {
    addComment(
      entity: $entity
      itemId: $itemId
      newKey: $newKey
      text: $text
      idempotencyKey: $idempotencyKey
    ) {
      ... on AddCommentPayload {
        comment {
          databaseId
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);
