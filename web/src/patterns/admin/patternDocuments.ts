import { graphql } from 'react-relay/hooks.js';
import type { patternDocuments_list$key } from '../../__generated__/patternDocuments_list.graphql.ts';
import type { patternDocumentsCreateMutation } from '../../__generated__/patternDocumentsCreateMutation.graphql.ts';
import type { patternDocumentsItemQuery } from '../../__generated__/patternDocumentsItemQuery.graphql.ts';
import type { patternDocumentsRemoveMutation } from '../../__generated__/patternDocumentsRemoveMutation.graphql.ts';
import type { patternDocumentsUpdateMutation } from '../../__generated__/patternDocumentsUpdateMutation.graphql.ts';
import { listDocuments } from '../../admin/section/list.ts';
import { typedDocument } from '../../relay/document.ts';

/** The patterns in the order of their creation. */
export const list = listDocuments<patternDocuments_list$key>({
  query: graphql`
    query patternDocumentsListQuery($translation: TranslationGap) @preloadable {
      ...patternDocuments_list @arguments(translation: $translation)
    }
  `,
  fragment: graphql`
    fragment patternDocuments_list on Query
    @argumentDefinitions(
      count: { type: "Int", defaultValue: 100 }
      cursor: { type: "String" }
      translation: { type: "TranslationGap" }
    )
    @refetchable(queryName: "patternDocumentsPageQuery") {
      rows: batikPatterns(first: $count, after: $cursor, translation: $translation)
        @connection(key: "patternDocuments_rows")
        @required(action: THROW) {
        __id
        edges {
          node {
            id
            ...PatternRow_pattern
          }
        }
      }
    }
  `,
  pageSize: 100,
});

export const item = typedDocument<patternDocumentsItemQuery>(graphql`
  query patternDocumentsItemQuery($id: Int!) @preloadable {
    item: batikPattern(id: $id) {
      databaseId
      version
      lastChange {
        ...LastChange_change
      }
      translationGaps {
        ...TranslationBadges_gaps
        ...behindTexts_gaps
      }
      ...patternFields_pattern
    }
    workingCopy(entity: BatikPattern, itemId: $id) {
      ...copyRequests_copy
    }
    review(entity: BatikPattern, itemId: $id) {
      ...reviewDocuments_review
    }
  }
`);

export const create = typedDocument<patternDocumentsCreateMutation>(graphql`
  mutation patternDocumentsCreateMutation(
    $input: CreateBatikPatternInput!
    $idempotencyKey: String!
    $publishes: PublishedCopyInput
    $approves: ApprovedReviewInput
  ) {
    createBatikPattern(
      input: $input
      idempotencyKey: $idempotencyKey
      publishes: $publishes
      approves: $approves
    ) {
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

export const update = typedDocument<patternDocumentsUpdateMutation>(graphql`
  mutation patternDocumentsUpdateMutation(
    $id: Int!
    $version: Int!
    $input: UpdateBatikPatternInput!
    $idempotencyKey: String!
    $publishes: PublishedCopyInput
    $approves: ApprovedReviewInput
  ) {
    updateBatikPattern(
      id: $id
      version: $version
      input: $input
      idempotencyKey: $idempotencyKey
      publishes: $publishes
      approves: $approves
    ) {
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

export const remove = typedDocument<patternDocumentsRemoveMutation>(graphql`
  mutation patternDocumentsRemoveMutation($id: Int!, $version: Int, $connections: [ID!]!) {
    deleteBatikPattern(id: $id, version: $version) {
      ... on DeleteBatikPatternPayload {
        deletedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);
