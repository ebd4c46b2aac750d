import { graphql } from 'react-relay/hooks.js';
import type { glossaryFields_term$key } from '../../__generated__/glossaryFields_term.graphql.ts';
import type { CreateGlossaryTermInput } from '../../__generated__/glossaryDocumentsCreateMutation.graphql.ts';
import { pair } from '../../admin/form/controls.tsx';
import { declareFields } from '../../admin/form/fieldSet.ts';
import { glossaryTermInput } from '../../shared/inputRules.ts';

/** The fields of a term (docs/product.md#glossary). */
export const glossaryFields = declareFields<glossaryFields_term$key, CreateGlossaryTermInput>({
  fragment: graphql`
    fragment glossaryFields_term on GlossaryTerm @inline {
      termEn
      termId
      wrongEn
      wrongId
      reasonEn
      reasonId
    }
  `,
  rules: glossaryTermInput,
  fields: {
    term: pair({ look: 'title', isAboutWords: true }),
    wrong: pair({ rows: 3, isAboutWords: true }),
    reason: pair({ rows: 2, isAboutWords: true }),
  },
  details: [],
});
