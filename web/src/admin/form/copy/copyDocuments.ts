import { graphql } from 'react-relay/hooks.js';
import type { copyDocumentsDiscardMutation } from '../../../__generated__/copyDocumentsDiscardMutation.graphql.ts';
import type { copyDocumentsKeepMutation } from '../../../__generated__/copyDocumentsKeepMutation.graphql.ts';
import type { copyDocumentsQuery } from '../../../__generated__/copyDocumentsQuery.graphql.ts';
import { typedDocument } from '../../../relay/document.ts';

export const copyQuery = typedDocument<copyDocumentsQuery>(graphql`
  query copyDocumentsQuery($entity: CopiedEntity!, $itemId: Int, $newKey: String) {
    workingCopy(entity: $entity, itemId: $itemId, newKey: $newKey) {
      ...copyRequests_copy
    }
    review(entity: $entity, itemId: $itemId, newKey: $newKey) {
      ...reviewDocuments_review
    }
    createdItem(entity: $entity, newKey: $newKey)
  }
`);

export const keepCopy = typedDocument<copyDocumentsKeepMutation>(graphql`
  mutation copyDocumentsKeepMutation(
    $entity: CopiedEntity!
    $itemId: Int
    $newKey: String
    $revision: Int!
    $baseVersion: Int!
    $changes: [WorkingCopyChangeInput!]!
    $duplicates: Int
  ) {
    keepWorkingCopy(
      entity: $entity
      itemId: $itemId
      newKey: $newKey
      revision: $revision
      baseVersion: $baseVersion
      changes: $changes
      duplicates: $duplicates
    ) {
      ... on KeepWorkingCopyPayload {
        workingCopy {
          databaseId
          revision
          mayDiscard
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

export const discardCopy = typedDocument<copyDocumentsDiscardMutation>(graphql`
  mutation copyDocumentsDiscardMutation(
    $entity: CopiedEntity!
    $itemId: Int
    $newKey: String
    $revision: Int!
  ) {
    discardWorkingCopy(entity: $entity, itemId: $itemId, newKey: $newKey, revision: $revision) {
      ... on DiscardWorkingCopyPayload {
        success
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);
