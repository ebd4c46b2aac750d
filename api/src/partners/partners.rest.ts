import { z } from '@hono/zod-openapi';
import type { Partner } from '../database/generated/client.ts';
import { saves } from '../rest/answer.ts';
import { activeFilter, listRoute } from '../rest/list.ts';
import { partnerExample } from '../rest/examples.ts';
import { resourceRoutes } from '../rest/resource.ts';
import { listPartners, partnerOrder, partnerRules, partnerTier } from './partners.ts';

const path = '/api/partners';

/** A partner in a REST response (docs/product.md#partners); its place is visible only in the order of the list. */
const partner = z
  .object({
    id: z.int(),
    name: z.string(),
    tier: partnerTier,
    logoUrl: z.string(),
    description: z.string().nullable(),
    websiteUrl: z.string().nullable(),
    active: z.boolean(),
    ...saves,
  })
  .openapi('Partner');

const shown = (row: Partner) => row;

listRoute({
  path,
  permission: listPartners.permission,
  summary:
    'The partners that the caller may see: by tier, platinum first, then in the order that editors set',
  filters: activeFilter.extend({ tier: partnerTier.optional() }),
  order: partnerOrder,
  list: ({ viewer }, ...page) => listPartners(viewer, ...page),
  example: partnerExample,
  answer: partner,
  shown,
});

resourceRoutes({ path, example: partnerExample, rules: partnerRules, answer: partner, shown });
