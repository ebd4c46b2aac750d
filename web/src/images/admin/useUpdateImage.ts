import { graphql } from 'react-relay/hooks.js';
import type { useUpdateImageMutation } from '../../__generated__/useUpdateImageMutation.graphql.ts';
import { useChange } from '../../relay/useChange.ts';
import { unlessInForm } from '../../admin/form/obstacle.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';

export const updateImageMutation = typedDocument<useUpdateImageMutation>(graphql`
  mutation useUpdateImageMutation(
    $id: Int!
    $version: Int
    $input: UpdateImageInput!
    $idempotencyKey: String!
  ) {
    updateImage(id: $id, version: $version, input: $input, idempotencyKey: $idempotencyKey) {
      ... on ImagePayload {
        image {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...ImageCard_image
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Saves an image’s alternative texts at the version that the editor saw, and shows the outcome. */
export function useUpdateImage() {
  const texts = useTexts(imagesAdminTexts);
  return useChange(updateImageMutation, { done: texts.altSaved, failed: unlessInForm(texts.altSaveFailed) })
    .change;
}
