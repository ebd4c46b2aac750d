import { z } from '@hono/zod-openapi';
import type { Viewer } from '../auth/viewer.ts';
import type { Community } from '../database/generated/client.ts';
import { activeFilter, listRoute } from '../rest/list.ts';
import { resourceRoutes } from '../rest/resource.ts';
import { communityOrder, communityRules, listCommunities } from './communities.ts';
import { contactInfoFor } from './contactInfo.ts';

const path = '/api/communities';

/** A community in the field names of specification section 3. */
const community = z
  .object({
    id: z.int(),
    nameEn: z.string(),
    nameId: z.string(),
    descriptionEn: z.string(),
    descriptionId: z.string(),
    location: z.string(),
    imageUrl: z.string(),
    contactInfo: z.unknown().openapi({
      type: ['string', 'object', 'null'],
      description: 'As it was given: text, or an object with phone, email and website',
    }),
    active: z.boolean(),
  })
  .openapi('Community');

function toJson(row: Community, viewer: Viewer): z.input<typeof community> {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = row;
  return { ...fields, contactInfo: contactInfoFor(viewer.admin !== null, row.contactInfo) };
}

listRoute({
  path,
  permission: listCommunities.permission,
  summary: 'The communities that the caller may see, as they were added',
  filters: activeFilter,
  order: communityOrder,
  list: ({ viewer }, filter, page) => listCommunities(viewer, filter, page),
  answer: community,
  toJson,
});

resourceRoutes({ path, rules: communityRules, answer: community, toJson });
