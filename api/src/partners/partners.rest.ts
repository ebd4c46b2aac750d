import { z } from '@hono/zod-openapi';
import type { Partner } from '../database/generated/client.ts';
import { activeFilter, listRoute } from '../rest/list.ts';
import { resourceRoutes } from '../rest/resource.ts';
import { listPartners, partnerOrder, partnerRules, partnerTier } from './partners.ts';

const path = '/api/partners';

/** A partner in the field names of specification section 3. Its place is told by the list's order alone. */
const partner = z
  .object({
    id: z.int(),
    name: z.string(),
    tier: partnerTier,
    logoUrl: z.string(),
    description: z.string().nullable(),
    websiteUrl: z.string().nullable(),
    active: z.boolean(),
  })
  .openapi('Partner');

function toJson(row: Partner): z.input<typeof partner> {
  const { order: _order, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = row;
  return fields;
}

listRoute({
  path,
  permission: listPartners.permission,
  summary: 'The partners that the caller may see: by tier, most first, then in the order that editors gave',
  filters: activeFilter.extend({ tier: partnerTier.optional() }),
  order: partnerOrder,
  list: ({ viewer }, filter, page) => listPartners(viewer, filter, page),
  answer: partner,
  toJson,
});

resourceRoutes({ path, rules: partnerRules, answer: partner, toJson });
