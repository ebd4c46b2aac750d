import { ActiveListHead } from '../../admin/list/ListHead.tsx';
import { section } from '../../admin/section/section.tsx';
import { partnerAdminTexts } from './partnerAdminTexts.ts';
import { create, item, list, remove, update } from './partnerDocuments.ts';
import { partnerFields } from './partnerFields.ts';
import { PartnerTiers } from './PartnerTiers.tsx';
import { PartnerTiersSkeleton } from './PartnerTiersSkeleton.tsx';

/** The partners’ section of the dashboard, tier by tier (docs/product.md#editing-partners). */
export const partnersSection = section({
  path: 'partners',
  entity: 'Partner',
  texts: partnerAdminTexts,
  list,
  item,
  create,
  update,
  remove,
  fields: partnerFields,
  duplicated: { active: false },
  ListHead: ActiveListHead,
  rows: { List: PartnerTiers },
  skeleton: <PartnerTiersSkeleton />,
});
