import { graphql } from 'react-relay/hooks.js';
import type { patternFields_pattern$key } from '../../__generated__/patternFields_pattern.graphql.ts';
import type { CreateBatikPatternInput } from '../../__generated__/patternDocumentsCreateMutation.graphql.ts';
import { line, pair, picture } from '../../admin/form/controls.tsx';
import { declareFields } from '../../admin/form/fieldSet.ts';
import { batikPatternInput } from '../../shared/inputRules.ts';
import { isPlaceholder } from '../../ui/placeholder.ts';

/** The fields of a pattern (docs/product.md#patterns). */
export const patternFields = declareFields<patternFields_pattern$key, CreateBatikPatternInput>({
  fragment: graphql`
    fragment patternFields_pattern on BatikPattern @inline {
      nameEn
      nameId
      meaningEn
      meaningId
      descriptionEn
      descriptionId
      origin
      imageUrl
    }
  `,
  rules: batikPatternInput,
  fields: {
    name: pair({ look: 'title' }),
    meaning: pair({ rows: 3 }),
    description: pair({ rows: 5 }),
    origin: line(),
    imageUrl: {
      ...picture(),
      // A cloth drawn by the site has no address to edit; if untouched, the cloth stays the same.
      read: (url) => (isPlaceholder(url) ? '' : url),
      write: (url, base) => (url === base ? undefined : url),
    },
  },
  details: ['origin', 'imageUrl'],
});
