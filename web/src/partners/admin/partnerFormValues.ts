import { graphql, readInlineData } from 'react-relay/hooks.js';
import type { partnerFormValues_partner$key } from '../../__generated__/partnerFormValues_partner.graphql.ts';
import type { CreatePartnerInput } from '../../__generated__/useCreatePartnerMutation.graphql.ts';
import { isTier } from './tiers.ts';

/** A partner as its form holds it: texts as typed, empty for none. */
export type PartnerFormValues = {
  name: string;
  logoUrl: string;
  websiteUrl: string;
  description: string;
  tier: string;
  active: boolean;
};

export const partnersListAddress = '/admin/partners';

/** Specification section 5. */
export const requiredPartnerFields = ['name', 'logoUrl', 'tier'] as const;

/** The server's limits, in characters. */
export const partnerLimits = { name: 200, logoUrl: 2048, websiteUrl: 2048, description: 2000 } as const;

/** A new partner: silver, and active (specification section 3). */
export const newPartnerFormValues: PartnerFormValues = {
  name: '',
  logoUrl: '',
  websiteUrl: '',
  description: '',
  tier: 'silver',
  active: true,
};

/** A stored partner as its form holds it. */
export function partnerFormValues(key: partnerFormValues_partner$key): PartnerFormValues {
  const { name, logoUrl, websiteUrl, description, tier, active } = readInlineData(
    graphql`
      fragment partnerFormValues_partner on Partner @inline {
        name
        logoUrl
        websiteUrl
        description
        tier
        active
      }
    `,
    key,
  );
  return { name, logoUrl, websiteUrl: websiteUrl ?? '', description: description ?? '', tier, active };
}

/** What is sent to the server. The form lets no other tier through than those that are on offer. */
export function partnerInput({ tier, ...input }: PartnerFormValues): CreatePartnerInput {
  return isTier(tier) ? { ...input, tier } : input;
}
