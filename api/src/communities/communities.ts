import { z } from 'zod';
import { publicRule } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { activeIn, visibleActive, type ActiveFilter } from '../database/active.ts';
import { prisma } from '../database/client.ts';
import type { Community } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { resourceRules, type Selection } from '../database/resource.ts';
import { clearable, line, paragraphs, pictureUrl, required } from '../validation.ts';
import { contactInfoInput } from './contactInfo.ts';

/** An editor’s input for a community (docs/product.md#communities). */
export const communityInput = z.strictObject({
  nameEn: required(line(200)).meta({ description: 'Name in English, 1 to 200 characters.' }),
  nameId: required(line(200)).meta({ description: 'Name in Indonesian, 1 to 200 characters.' }),
  descriptionEn: clearable(paragraphs(2000), () => '').meta({
    description: 'Text in English, plain, at most 2,000 characters; null for none.',
  }),
  descriptionId: clearable(paragraphs(2000), () => '').meta({
    description: 'Text in Indonesian, plain, at most 2,000 characters; null for none.',
  }),
  location: required(line(200)).meta({ description: 'Town and province, 1 to 200 characters.' }),
  imageUrl: required(pictureUrl()).meta({ description: 'An http(s) address or a path on this site.' }),
  contactInfo: contactInfoInput.optional().meta({
    description:
      'JSON with phone, email and website, as text of at most 2,000 characters; over REST also as an object; null for none. Text that is not JSON is not shown to readers.',
  }),
  active: clearable(z.boolean(), () => true).meta({
    description: 'False hides it from visitors; true by default and for null.',
  }),
});

/** In the order in which they were added. */
export const communityOrder = [
  { name: 'id', direction: 'asc', type: 'number' },
] as const satisfies OrderColumn[];

/**
 * Inactive communities are visible only to viewers who may read them. Every read goes through this filter.
 */
export const visibleCommunities = (viewer: Viewer) => visibleActive('communities.read', viewer);

/**
 * One page of the communities that the viewer may see.
 * @throws ValidationError for a foreign cursor
 */
export const listCommunities = publicRule(
  async (viewer, filter: ActiveFilter, page: Page, selection: Selection = {}): Promise<Community[]> =>
    prisma.community.findMany({
      ...selection,
      ...keysetPage(communityOrder, page, [visibleCommunities(viewer), ...activeIn(filter)]),
    }),
);

/** Reading, creating, changing and deleting a community. */
export const communityRules = resourceRules<Community>({
  noun: 'community',
  model: 'community',
  input: communityInput,
  change: communityInput.partial(),
  write: 'communities.write',
  visible: visibleCommunities,
});
