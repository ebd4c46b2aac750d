import { section } from '../../admin/section/section.tsx';
import { communitiesAdminTexts } from './communityAdminTexts.ts';
import { create, item, list, remove, update } from './communityDocuments.ts';
import { communityFields } from './communityFields.ts';
import { CommunityRow } from './CommunityRow.tsx';
import { CommunityRowsSkeleton } from './CommunityRowsSkeleton.tsx';

/** The communities' section of the dashboard (specification section 2.10). */
export const communitiesSection = section({
  path: 'communities',
  entity: 'Community',
  texts: communitiesAdminTexts,
  list,
  item,
  create,
  update,
  remove,
  fields: communityFields,
  rows: { Row: CommunityRow, texts: communitiesAdminTexts },
  skeleton: <CommunityRowsSkeleton />,
});
