import { z } from '@hono/zod-openapi';
import { may } from '../auth/capabilities.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Community } from '../database/generated/client.ts';
import { saves } from '../rest/answer.ts';
import { activeFilter, listRoute } from '../rest/list.ts';
import { communityExample } from '../rest/examples.ts';
import { resourceRoutes } from '../rest/resource.ts';
import { translationFilter, translationIn } from '../translation/translation.rest.ts';
import { communityOrder, communityRules, listCommunities, province } from './communities.ts';
import { contactInfoFor } from './contactInfo.ts';

const path = '/api/communities';

const translation = translationIn('Community');

/** A community in a REST response (docs/product.md#communities). */
const community = z
  .object({
    id: z.int(),
    nameEn: z.string(),
    nameId: z.string(),
    descriptionEn: z.string(),
    descriptionId: z.string(),
    location: z.string(),
    province: province.nullable(),
    imageUrl: z.string(),
    contactInfo: z.unknown().openapi({
      type: ['string', 'object', 'null'],
      description: 'As it was entered: text, or an object with phone, email and website',
    }),
    active: z.boolean(),
    translation: translation.schema,
    ...saves,
  })
  .openapi('Community');

const shown = (row: Community, viewer: Viewer) => ({
  ...row,
  translation: translation.of(row),
  contactInfo: contactInfoFor(may(viewer, 'communities.read'), row.contactInfo),
});

listRoute({
  path,
  permission: listCommunities.permission,
  summary: 'The communities that the caller may see, in the order in which they were added',
  filters: activeFilter.extend(translationFilter.shape).extend({
    province: province.optional().openapi({ description: 'Only communities of this province' }),
  }),
  order: communityOrder,
  list: ({ viewer }, ...page) => listCommunities(viewer, ...page),
  example: communityExample,
  answer: community,
  shown,
});

resourceRoutes({ path, example: communityExample, rules: communityRules, answer: community, shown });
