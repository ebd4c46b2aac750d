import { graphql } from 'react-relay/hooks.js';
import type { communityFields_community$key } from '../../__generated__/communityFields_community.graphql.ts';
import type { CreateCommunityInput } from '../../__generated__/communityDocumentsCreateMutation.graphql.ts';
import { line, pair, picture, toggle } from '../../admin/form/controls.tsx';
import { declareFields } from '../../admin/form/fieldSet.ts';
import { communityInput } from '../../shared/inputRules.ts';
import { contactInput, contactLines } from './contactFields.ts';
import { ContactInfoFields } from './ContactInfoFields.tsx';

/** The fields of a community; a new one is active (docs/product.md#communities). */
export const communityFields = declareFields<communityFields_community$key, CreateCommunityInput>({
  fragment: graphql`
    fragment communityFields_community on Community @inline {
      nameEn
      nameId
      descriptionEn
      descriptionId
      location
      imageUrl
      contactInfo
      active
    }
  `,
  rules: communityInput,
  fields: {
    name: pair(),
    description: pair({ rows: 2 }),
    contactInfo: {
      ...line(),
      // Untouched contact details keep their stored form.
      write: (typed, base) => (typed === base ? undefined : contactInput(typed)),
      Reading: ({ value }) => contactLines(value),
      Control: ContactInfoFields,
    },
    location: line(),
    imageUrl: picture(),
    active: toggle(true),
  },
  details: ['location', 'imageUrl', 'active'],
});
