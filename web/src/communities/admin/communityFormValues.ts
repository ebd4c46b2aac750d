import { graphql, readInlineData } from 'react-relay/hooks.js';
import type { communityFormValues_community$key } from '../../__generated__/communityFormValues_community.graphql.ts';
import type { CreateCommunityInput } from '../../__generated__/useCreateCommunityMutation.graphql.ts';
import { contactInput } from './contactFields.ts';

/** A community as its form holds it; its contact details as the text that is stored, empty for none. */
export type CommunityFormValues = {
  nameEn: string;
  nameId: string;
  descriptionEn: string;
  descriptionId: string;
  location: string;
  imageUrl: string;
  contactInfo: string;
  active: boolean;
};

export const communitiesListAddress = '/admin/communities';

/** Specification section 5. */
export const requiredCommunityFields = ['nameEn', 'nameId', 'location', 'imageUrl'] as const;

/** The server's limits, in characters; of the contact details together, 2,000 in JSON. */
export const communityLimits = {
  name: 200,
  description: 2000,
  location: 200,
  imageUrl: 2048,
  contactInfo: 2000,
  phone: 100,
  email: 254,
  website: 1500,
} as const;

/** A new community: active (specification section 3). */
export const newCommunityFormValues: CommunityFormValues = {
  nameEn: '',
  nameId: '',
  descriptionEn: '',
  descriptionId: '',
  location: '',
  imageUrl: '',
  contactInfo: '',
  active: true,
};

/** A stored community as its form holds it. */
export function communityFormValues(key: communityFormValues_community$key): CommunityFormValues {
  const { contactInfo, ...community } = readInlineData(
    graphql`
      fragment communityFormValues_community on Community @inline {
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
    key,
  );
  const { nameEn, nameId, descriptionEn, descriptionId, location, imageUrl, active } = community;
  return {
    nameEn,
    nameId,
    descriptionEn,
    descriptionId,
    location,
    imageUrl,
    contactInfo: contactInfo ?? '',
    active,
  };
}

/** What is sent to the server. Untouched contact details are left out, so that they stay in the form in which they came. */
export function communityInput(values: CommunityFormValues, base: CommunityFormValues): CreateCommunityInput {
  const { contactInfo, ...input } = values;
  return contactInfo === base.contactInfo ? input : { ...input, contactInfo: contactInput(contactInfo) };
}
