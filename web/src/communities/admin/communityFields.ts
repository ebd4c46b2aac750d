import { graphql } from 'react-relay/hooks.js';
import type { communityFields_community$key } from '../../__generated__/communityFields_community.graphql.ts';
import type { CreateCommunityInput } from '../../__generated__/communityDocumentsCreateMutation.graphql.ts';
import { choice, line, pair, picture, toggle } from '../../admin/form/controls.tsx';
import { declareFields } from '../../admin/form/fieldSet.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { communityInput } from '../../shared/inputRules.ts';
import { provinceCodes } from '../../shared/provinces.ts';
import { provinceTexts } from '../../shared/provinceTexts.ts';
import { communityAdminTexts } from './communityAdminTexts.ts';
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
      province
      imageUrl
      contactInfo
      active
    }
  `,
  rules: communityInput,
  fields: {
    name: pair({ look: 'title' }),
    description: pair({ rows: 2 }),
    contactInfo: {
      ...line(),
      // Untouched contact details keep their stored form.
      write: (typed, base) => (typed === base ? undefined : contactInput(typed)),
      Reading: ({ value }) => contactLines(value),
      Control: ContactInfoFields,
    },
    location: line(),
    province: {
      ...choice({
        useOptions: () => {
          const { provinces } = useTexts(provinceTexts);
          return provinceCodes.map((code) => ({ value: code, label: provinces[code] }));
        },
        usePlaceholder: () => useTexts(communityAdminTexts).noProvince,
      }),
      required: false,
      write: (code) => code || null,
    },
    imageUrl: picture(),
    active: toggle(true, { publishes: true }),
  },
  details: ['location', 'province', 'imageUrl', 'active'],
});
