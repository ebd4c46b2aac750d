import { z } from '@hono/zod-openapi';
import type { TimelineItem } from '../database/generated/client.ts';
import { activeFilter, listRoute } from '../rest/list.ts';
import { resourceRoutes } from '../rest/resource.ts';
import { listTimeline, timelineOrder, timelineRules } from './timeline.ts';

const path = '/api/history-timeline';

/** An item in the field names of specification section 3. */
const item = z
  .object({
    id: z.int(),
    imageUrl: z.string(),
    titleEn: z.string(),
    titleId: z.string(),
    yearEn: z.string(),
    yearId: z.string(),
    descriptionEn: z.string(),
    descriptionId: z.string(),
    order: z.int(),
    active: z.boolean(),
  })
  .openapi('TimelineItem');

function toJson(row: TimelineItem): z.input<typeof item> {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = row;
  return fields;
}

listRoute({
  path,
  permission: listTimeline.permission,
  summary: 'The history timeline that the caller may see, by order, then by English year as text',
  filters: activeFilter,
  order: timelineOrder,
  list: ({ viewer }, filter, page) => listTimeline(viewer, filter, page),
  answer: item,
  toJson,
});

resourceRoutes({ path, rules: timelineRules, answer: item, toJson });
