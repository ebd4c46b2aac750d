import { graphql } from 'react-relay/hooks.js';
import type { previewDocumentsCreateMutation } from '../../../__generated__/previewDocumentsCreateMutation.graphql.ts';
import type { previewDocumentsEndMutation } from '../../../__generated__/previewDocumentsEndMutation.graphql.ts';
import { typedDocument } from '../../../relay/document.ts';

export const createLink = typedDocument<previewDocumentsCreateMutation>(graphql`
  mutation previewDocumentsCreateMutation($entity: CopiedEntity!, $itemId: Int, $newKey: String) {
    createPreviewLink(entity: $entity, itemId: $itemId, newKey: $newKey) {
      ... on CreatePreviewLinkPayload {
        address
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

export const endLink = typedDocument<previewDocumentsEndMutation>(graphql`
  mutation previewDocumentsEndMutation($key: String!) {
    endPreviewLink(key: $key) {
      ... on EndPreviewLinkPayload {
        success
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);
