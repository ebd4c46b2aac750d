import { graphql } from 'react-relay/hooks.js';
import type { imageFields_image$key } from '../../__generated__/imageFields_image.graphql.ts';
import type { UpdateImageInput } from '../../__generated__/useUpdateImageMutation.graphql.ts';
import { line, pair } from '../../admin/form/controls.tsx';
import { declareFields } from '../../admin/form/fieldSet.ts';
import { imageInput } from '../../shared/inputRules.ts';

/** The fields of an image that editors change (docs/product.md#image-library). */
export const imageFields = declareFields<imageFields_image$key, UpdateImageInput>({
  fragment: graphql`
    fragment imageFields_image on Image @inline {
      title
      altEn
      altId
      captionEn
      captionId
      credit
    }
  `,
  rules: imageInput,
  fields: { title: line(), alt: pair({ rows: 3 }), caption: pair({ rows: 2 }), credit: line() },
  details: [],
});
