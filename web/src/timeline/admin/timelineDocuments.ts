import { graphql } from 'react-relay/hooks.js';
import type { timelineDocuments_list$key } from '../../__generated__/timelineDocuments_list.graphql.ts';
import type { timelineDocumentsCreateMutation } from '../../__generated__/timelineDocumentsCreateMutation.graphql.ts';
import type { timelineDocumentsItemQuery } from '../../__generated__/timelineDocumentsItemQuery.graphql.ts';
import type { timelineDocumentsRemoveMutation } from '../../__generated__/timelineDocumentsRemoveMutation.graphql.ts';
import type { timelineDocumentsUpdateMutation } from '../../__generated__/timelineDocumentsUpdateMutation.graphql.ts';
import { listDocuments } from '../../admin/section/list.ts';
import { typedDocument } from '../../relay/document.ts';

/** The items in their order. */
export const list = listDocuments<timelineDocuments_list$key>({
  query: graphql`
    query timelineDocumentsListQuery($active: Boolean, $translation: TranslationGap) @preloadable {
      ...timelineDocuments_list @arguments(active: $active, translation: $translation)
    }
  `,
  fragment: graphql`
    fragment timelineDocuments_list on Query
    @argumentDefinitions(
      count: { type: "Int", defaultValue: 100 }
      cursor: { type: "String" }
      active: { type: "Boolean" }
      translation: { type: "TranslationGap" }
    )
    @refetchable(queryName: "timelineDocumentsPageQuery") {
      rows: timeline(first: $count, after: $cursor, active: $active, translation: $translation)
        @connection(key: "timelineDocuments_rows")
        @required(action: THROW) {
        __id
        edges {
          node {
            id
            ...TimelineRow_item
          }
        }
      }
    }
  `,
  pageSize: 100,
});

export const item = typedDocument<timelineDocumentsItemQuery>(graphql`
  query timelineDocumentsItemQuery($id: Int!) @preloadable {
    item: timelineItem(id: $id) {
      databaseId
      version
      lastChange {
        ...LastChange_change
      }
      translationGaps {
        ...TranslationBadges_gaps
        ...behindTexts_gaps
      }
      ...timelineFields_item
    }
    workingCopy(entity: TimelineItem, itemId: $id) {
      ...copyRequests_copy
    }
    review(entity: TimelineItem, itemId: $id) {
      ...reviewDocuments_review
    }
  }
`);

export const create = typedDocument<timelineDocumentsCreateMutation>(graphql`
  mutation timelineDocumentsCreateMutation(
    $input: CreateTimelineItemInput!
    $idempotencyKey: String!
    $publishes: PublishedCopyInput
    $approves: ApprovedReviewInput
  ) {
    createTimelineItem(
      input: $input
      idempotencyKey: $idempotencyKey
      publishes: $publishes
      approves: $approves
    ) {
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

export const update = typedDocument<timelineDocumentsUpdateMutation>(graphql`
  mutation timelineDocumentsUpdateMutation(
    $id: Int!
    $version: Int!
    $input: UpdateTimelineItemInput!
    $idempotencyKey: String!
    $publishes: PublishedCopyInput
    $approves: ApprovedReviewInput
  ) {
    updateTimelineItem(
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

export const remove = typedDocument<timelineDocumentsRemoveMutation>(graphql`
  mutation timelineDocumentsRemoveMutation($id: Int!, $version: Int, $connections: [ID!]!) {
    deleteTimelineItem(id: $id, version: $version) {
      ... on DeleteTimelineItemPayload {
        deletedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);
