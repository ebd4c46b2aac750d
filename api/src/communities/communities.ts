import { z } from 'zod';
import { publicRule } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { activeIn, visibleActive, type ActiveFilter } from '../database/active.ts';
import { prisma } from '../database/client.ts';
import { Province, type Community } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { resourceRules, type Selection } from '../database/resource.ts';
import { gapIn, type TranslationFilter } from '../translation/filter.ts';
import { pictureUrl } from '../addressFields.ts';
import { clearable, line, nullForEmpty, paragraphs, required } from '../inputFields.ts';
import { contactInfoInput, storedContactInfo } from './contactInfo.ts';

/** A province by its code (docs/product.md#provinces). */
export const province = z
  .enum(Province)
  .meta({ id: 'Province', description: 'The second part of a province’s ISO 3166-2:ID code.' });

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
  province: z
    .union(
      [province, z.literal(''), z.null()],
      'Choose a province by its ISO 3166-2:ID code, such as JT for Central Java.',
    )
    .optional()
    .transform(nullForEmpty)
    .meta({ description: 'The province that it belongs to; null or empty for none.' }),
  imageUrl: required(pictureUrl()).meta({ description: 'An http(s) address or a path on this site.' }),
  contactInfo: contactInfoInput.optional().meta({
    description:
      'JSON with phone, email and website, as text of at most 2,000 characters; over REST also as an object; null for none. The email address and the website must be valid; a website without a scheme is completed with https://. Text that is not JSON is not shown to readers.',
  }),
  active: clearable(z.boolean(), () => true).meta({
    description: 'False hides it from visitors; true by default and for null.',
  }),
});

/** A community as it may have been stored, in archives and the history. */
export const storedCommunity = communityInput.extend({ contactInfo: storedContactInfo.optional() });

export interface CommunityFilter extends ActiveFilter, TranslationFilter {
  province?: Province | null | undefined;
}

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
  async (viewer, filter: CommunityFilter, page: Page, selection: Selection = {}): Promise<Community[]> => {
    const ofProvince = filter.province ? [{ province: filter.province }] : [];
    return prisma.community.findMany({
      ...selection,
      ...keysetPage(communityOrder, page, [
        visibleCommunities(viewer),
        ...activeIn(filter),
        ...ofProvince,
        ...gapIn(filter, 'Community', prisma.community.fields),
      ]),
    });
  },
);

/** How many active communities each province has, in the order of the provinces; without those that have none. */
export const countByProvince = publicRule(async () => {
  const groups = await prisma.community.groupBy({
    by: 'province',
    where: { active: true, province: { not: null } },
    _count: true,
    orderBy: { province: 'asc' },
  });
  return groups.flatMap(({ province, _count }) => (province ? [{ province, count: _count }] : []));
});

/** Reading, creating, changing and deleting a community. */
export const communityRules = resourceRules<Community>({
  noun: 'community',
  model: 'community',
  input: communityInput,
  change: communityInput.partial(),
  write: 'communities.write',
  publish: 'communities.publish',
  isPublic: ({ active }: Community) => active,
  visible: visibleCommunities,
});
