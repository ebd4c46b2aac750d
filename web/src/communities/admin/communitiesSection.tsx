import { ActiveTranslationListHead } from '../../admin/list/ListHead.tsx';
import { DetailedRowsSkeleton } from '../../admin/list/DetailedRowsSkeleton.tsx';
import { section } from '../../admin/section/section.tsx';
import { communityAdminTexts } from './communityAdminTexts.ts';
import { create, item, list, remove, update } from './communityDocuments.ts';
import { communityFields } from './communityFields.ts';
import { CommunityRow } from './CommunityRow.tsx';

/** The communities’ section of the dashboard (docs/product.md#editing-communities). */
export const communitiesSection = section({
  path: 'communities',
  entity: 'Community',
  texts: communityAdminTexts,
  list,
  item,
  create,
  update,
  remove,
  stillRight: update,
  fields: communityFields,
  duplicated: { active: false },
  ListHead: ActiveTranslationListHead,
  rows: { Row: CommunityRow, texts: communityAdminTexts },
  skeleton: <DetailedRowsSkeleton texts={communityAdminTexts} />,
  pagePath: '/communities',
});
