import { graphql } from 'react-relay/hooks.js';
import type { useDeleteImageMutation } from '../../__generated__/useDeleteImageMutation.graphql.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { nameIn } from '../../language/nameIn.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';

const mutation = typedDocument<useDeleteImageMutation>(graphql`
  mutation useDeleteImageMutation($id: Int!, $version: Int, $force: Boolean, $connections: [ID!]!) {
    deleteImage(id: $id, version: $version, force: $force) {
      ... on DeleteImagePayload {
        deletedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Deletes an image at the version that the admin saw, removes it from the list, and shows the outcome. */
export function useDeleteImage(name: string) {
  const texts = useTexts(imagesAdminTexts);
  return useChange(mutation, {
    done: { title: texts.imageDeleted, description: texts.imageDeletedText(name) },
    failed: ({ kind }) => {
      const reason = nameIn(texts.deleteRefusals, kind);
      const description = reason ? texts.deleteFailedBecause(reason) : texts.deleteFailedText;
      return { title: texts.deleteFailed, description };
    },
  });
}
