import { graphql } from 'react-relay/hooks.js';
import type { useDeleteUnusedImagesMutation } from '../../__generated__/useDeleteUnusedImagesMutation.graphql.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { numberFormat } from '../../shared/language.ts';
import { libraryTexts } from './libraryTexts.ts';

const mutation = typedDocument<useDeleteUnusedImagesMutation>(graphql`
  mutation useDeleteUnusedImagesMutation($ids: [Int!]!, $connections: [ID!]!) {
    deleteUnusedImages(ids: $ids) {
      ... on DeleteUnusedImagesPayload {
        deletedIds @deleteEdge(connections: $connections)
        keptCount
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Deletes several images that are not in use, removes them from the list, and shows the outcome. */
export function useDeleteUnusedImages() {
  const texts = useTexts(libraryTexts);
  const { deleteFailed } = useTexts(imagesAdminTexts);
  const number = numberFormat(useLanguage().language);
  return useChange(mutation, {
    done: ({ deletedIds, keptCount }) => {
      const { length } = deletedIds;
      if (keptCount === 0) return texts.deleted(number.format(length), length === 1);
      return {
        title: deleteFailed,
        description: texts.kept(number.format(length), number.format(keptCount)),
        look: 'destructive',
      };
    },
    failed: { title: deleteFailed, description: texts.deleteFailed },
  });
}
