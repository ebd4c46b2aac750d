import { graphql } from 'react-relay/hooks.js';
import type { partnerFields_partner$key } from '../../__generated__/partnerFields_partner.graphql.ts';
import type { CreatePartnerInput } from '../../__generated__/partnerDocumentsCreateMutation.graphql.ts';
import { address, choice, line, paragraphs, picture, toggle } from '../../admin/form/controls.tsx';
import { declareFields } from '../../admin/form/fieldSet.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { partnerAdminTexts } from './partnerAdminTexts.ts';
import { partnerInput } from '../../shared/inputRules.ts';
import { tiers } from './tiers.ts';

/** The fields of a partner, the same in both languages; a new one is silver and active (docs/product.md#partners). */
export const partnerFields = declareFields<partnerFields_partner$key, CreatePartnerInput>({
  fragment: graphql`
    fragment partnerFields_partner on Partner @inline {
      name
      logoUrl
      websiteUrl
      description
      tier
      active
    }
  `,
  rules: partnerInput,
  fields: {
    name: line(),
    logoUrl: picture(),
    websiteUrl: address(),
    description: paragraphs({ rows: 3 }),
    tier: choice({
      initial: 'silver',
      useOptions: () => {
        const { tierName } = useTexts(partnerAdminTexts);
        return tiers.map((tier) => ({ value: tier, label: tierName[tier] }));
      },
    }),
    active: toggle(true, { publishes: true }),
  },
  details: ['tier', 'active'],
});
