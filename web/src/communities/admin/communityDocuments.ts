import { graphql } from 'react-relay/hooks.js';
import type { communityDocuments_list$key } from '../../__generated__/communityDocuments_list.graphql.ts';
import type { communityDocumentsCreateMutation } from '../../__generated__/communityDocumentsCreateMutation.graphql.ts';
import type { communityDocumentsItemQuery } from '../../__generated__/communityDocumentsItemQuery.graphql.ts';
import type { communityDocumentsRemoveMutation } from '../../__generated__/communityDocumentsRemoveMutation.graphql.ts';
import type { communityDocumentsUpdateMutation } from '../../__generated__/communityDocumentsUpdateMutation.graphql.ts';
import { listDocuments } from '../../admin/section/list.ts';
import { typedDocument } from '../../relay/document.ts';

/** The communities in the order of their creation. */
export const list = listDocuments<communityDocuments_list$key>({
  query: graphql`
    query communityDocumentsListQuery($active: Boolean, $translation: TranslationGap) @preloadable {
      ...communityDocuments_list @arguments(active: $active, translation: $translation)
    }
  `,
  fragment: graphql`
    fragment communityDocuments_list on Query
    @argumentDefinitions(
      count: { type: "Int", defaultValue: 100 }
      cursor: { type: "String" }
      active: { type: "Boolean" }
      translation: { type: "TranslationGap" }
    )
    @refetchable(queryName: "communityDocumentsPageQuery") {
      rows: communities(first: $count, after: $cursor, active: $active, translation: $translation)
        @connection(key: "communityDocuments_rows")
        @required(action: THROW) {
        __id
        edges {
          node {
            id
            ...CommunityRow_community
          }
        }
      }
    }
  `,
  pageSize: 100,
});

export const item = typedDocument<communityDocumentsItemQuery>(graphql`
  query communityDocumentsItemQuery($id: Int!) @preloadable {
    item: community(id: $id) {
      databaseId
      version
      lastChange {
        ...LastChange_change
      }
      translationGaps {
        ...TranslationBadges_gaps
        ...behindTexts_gaps
      }
      ...communityFields_community
    }
    workingCopy(entity: Community, itemId: $id) {
      ...copyRequests_copy
    }
    review(entity: Community, itemId: $id) {
      ...reviewDocuments_review
    }
  }
`);

export const create = typedDocument<communityDocumentsCreateMutation>(graphql`
  mutation communityDocumentsCreateMutation(
    $input: CreateCommunityInput!
    $idempotencyKey: String!
    $publishes: PublishedCopyInput
    $approves: ApprovedReviewInput
  ) {
    createCommunity(
      input: $input
      idempotencyKey: $idempotencyKey
      publishes: $publishes
      approves: $approves
    ) {
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

export const update = typedDocument<communityDocumentsUpdateMutation>(graphql`
  mutation communityDocumentsUpdateMutation(
    $id: Int!
    $version: Int!
    $input: UpdateCommunityInput!
    $idempotencyKey: String!
    $publishes: PublishedCopyInput
    $approves: ApprovedReviewInput
  ) {
    updateCommunity(
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

export const remove = typedDocument<communityDocumentsRemoveMutation>(graphql`
  mutation communityDocumentsRemoveMutation($id: Int!, $version: Int, $connections: [ID!]!) {
    deleteCommunity(id: $id, version: $version) {
      ... on DeleteCommunityPayload {
        deletedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);
