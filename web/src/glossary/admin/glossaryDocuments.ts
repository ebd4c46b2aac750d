import { graphql } from 'react-relay/hooks.js';
import type { glossaryDocuments_list$key } from '../../__generated__/glossaryDocuments_list.graphql.ts';
import type { glossaryDocumentsCreateMutation } from '../../__generated__/glossaryDocumentsCreateMutation.graphql.ts';
import type { glossaryDocumentsItemQuery } from '../../__generated__/glossaryDocumentsItemQuery.graphql.ts';
import type { glossaryDocumentsRemoveMutation } from '../../__generated__/glossaryDocumentsRemoveMutation.graphql.ts';
import type { glossaryDocumentsUpdateMutation } from '../../__generated__/glossaryDocumentsUpdateMutation.graphql.ts';
import { listDocuments } from '../../admin/section/list.ts';
import { typedDocument } from '../../relay/document.ts';

/** The terms by their alphabet. */
export const list = listDocuments<glossaryDocuments_list$key>({
  query: graphql`
    query glossaryDocumentsListQuery @preloadable {
      ...glossaryDocuments_list
    }
  `,
  fragment: graphql`
    fragment glossaryDocuments_list on Query
    @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "glossaryDocumentsPageQuery") {
      rows: glossaryTerms(first: $count, after: $cursor)
        @connection(key: "glossaryDocuments_rows")
        @required(action: THROW) {
        __id
        edges {
          node {
            id
            ...GlossaryRow_term
          }
        }
      }
    }
  `,
  pageSize: 100,
});

export const item = typedDocument<glossaryDocumentsItemQuery>(graphql`
  query glossaryDocumentsItemQuery($id: Int!) @preloadable {
    item: glossaryTerm(id: $id) {
      databaseId
      version
      lastChange {
        ...LastChange_change
      }
      ...glossaryFields_term
    }
    workingCopy(entity: GlossaryTerm, itemId: $id) {
      ...copyRequests_copy
    }
    review(entity: GlossaryTerm, itemId: $id) {
      ...reviewDocuments_review
    }
  }
`);

export const create = typedDocument<glossaryDocumentsCreateMutation>(graphql`
  mutation glossaryDocumentsCreateMutation(
    $input: CreateGlossaryTermInput!
    $idempotencyKey: String!
    $publishes: PublishedCopyInput
    $approves: ApprovedReviewInput
  ) {
    createGlossaryTerm(
      input: $input
      idempotencyKey: $idempotencyKey
      publishes: $publishes
      approves: $approves
    ) {
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

export const update = typedDocument<glossaryDocumentsUpdateMutation>(graphql`
  mutation glossaryDocumentsUpdateMutation(
    $id: Int!
    $version: Int!
    $input: UpdateGlossaryTermInput!
    $idempotencyKey: String!
    $publishes: PublishedCopyInput
    $approves: ApprovedReviewInput
  ) {
    updateGlossaryTerm(
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

export const remove = typedDocument<glossaryDocumentsRemoveMutation>(graphql`
  mutation glossaryDocumentsRemoveMutation($id: Int!, $version: Int, $connections: [ID!]!) {
    deleteGlossaryTerm(id: $id, version: $version) {
      ... on DeleteGlossaryTermPayload {
        deletedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);
