import { graphql } from 'react-relay/hooks.js';
import type { CopiedEntity } from '../../__generated__/copyDocumentsQuery.graphql.ts';
import type { useListTotalQuery } from '../../__generated__/useListTotalQuery.graphql.ts';
import { typedDocument } from '../../relay/document.ts';
import { useTotal, type TotalDocument } from '../list/useTotal.ts';

/** Counts any noun’s items; a noun with filters of its own has its own document. */
const totalOfNoun = typedDocument<useListTotalQuery>(graphql`
  query useListTotalQuery($entity: CopiedEntity!, $active: Boolean, $translation: TranslationGap) {
    total: itemTotal(entity: $entity, active: $active, translation: $translation) {
      ...useTotal_total
    }
  }
`);

/**
 * How many items a section’s list has.
 * @param variables those of the list’s query
 */
export const useListTotal = (entity: CopiedEntity, variables: object, own?: TotalDocument) =>
  useTotal(own ?? totalOfNoun, own ? variables : { entity, ...variables });
