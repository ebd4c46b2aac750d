import { graphql } from 'react-relay/hooks.js';
import type { partnerDocuments_list$key } from '../../__generated__/partnerDocuments_list.graphql.ts';
import type { partnerDocumentsCreateMutation } from '../../__generated__/partnerDocumentsCreateMutation.graphql.ts';
import type { partnerDocumentsItemQuery } from '../../__generated__/partnerDocumentsItemQuery.graphql.ts';
import type { partnerDocumentsRemoveMutation } from '../../__generated__/partnerDocumentsRemoveMutation.graphql.ts';
import type { partnerDocumentsUpdateMutation } from '../../__generated__/partnerDocumentsUpdateMutation.graphql.ts';
import { listDocuments } from '../../admin/section/list.ts';
import { typedDocument } from '../../relay/document.ts';

/** The partners by tier, including inactive ones. A tier is reordered as a whole. */
export const list = listDocuments<partnerDocuments_list$key>({
  query: graphql`
    query partnerDocumentsListQuery($active: Boolean) @preloadable {
      ...partnerDocuments_list @arguments(active: $active)
    }
  `,
  fragment: graphql`
    fragment partnerDocuments_list on Query
    @argumentDefinitions(
      count: { type: "Int", defaultValue: 100 }
      cursor: { type: "String" }
      active: { type: "Boolean" }
    )
    @refetchable(queryName: "partnerDocumentsPageQuery") {
      rows: partners(first: $count, after: $cursor, active: $active)
        @connection(key: "partnerDocuments_rows")
        @required(action: THROW) {
        __id
        edges {
          node {
            id
            ...PartnerTier_partners
          }
        }
      }
    }
  `,
  pageSize: 100,
});

export const item = typedDocument<partnerDocumentsItemQuery>(graphql`
  query partnerDocumentsItemQuery($id: Int!) @preloadable {
    item: partner(id: $id) {
      databaseId
      version
      lastChange {
        ...LastChange_change
      }
      ...partnerFields_partner
    }
    workingCopy(entity: Partner, itemId: $id) {
      ...copyRequests_copy
    }
    review(entity: Partner, itemId: $id) {
      ...reviewDocuments_review
    }
  }
`);

export const create = typedDocument<partnerDocumentsCreateMutation>(graphql`
  mutation partnerDocumentsCreateMutation(
    $input: CreatePartnerInput!
    $idempotencyKey: String!
    $publishes: PublishedCopyInput
    $approves: ApprovedReviewInput
  ) {
    createPartner(
      input: $input
      idempotencyKey: $idempotencyKey
      publishes: $publishes
      approves: $approves
    ) {
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

export const update = typedDocument<partnerDocumentsUpdateMutation>(graphql`
  mutation partnerDocumentsUpdateMutation(
    $id: Int!
    $version: Int!
    $input: UpdatePartnerInput!
    $idempotencyKey: String!
    $publishes: PublishedCopyInput
    $approves: ApprovedReviewInput
  ) {
    updatePartner(
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

export const remove = typedDocument<partnerDocumentsRemoveMutation>(graphql`
  mutation partnerDocumentsRemoveMutation($id: Int!, $version: Int, $connections: [ID!]!) {
    deletePartner(id: $id, version: $version) {
      ... on DeletePartnerPayload {
        deletedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);
