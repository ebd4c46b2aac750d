import { z } from '@hono/zod-openapi';
import type { TimelineItem } from '../database/generated/client.ts';
import { saves } from '../rest/answer.ts';
import { activeFilter, listRoute } from '../rest/list.ts';
import { timelineExample } from '../rest/examples.ts';
import { resourceRoutes } from '../rest/resource.ts';
import { translationFilter, translationIn } from '../translation/translation.rest.ts';
import { listTimeline, timelineOrder, timelineRules } from './timeline.ts';

const path = '/api/history-timeline';

const translation = translationIn('TimelineItem');

/** An item in a REST response (docs/product.md#timeline). */
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
    translation: translation.schema,
    ...saves,
  })
  .openapi('TimelineItem');

const shown = (row: TimelineItem) => ({ ...row, translation: translation.of(row) });

listRoute({
  path,
  permission: listTimeline.permission,
  summary: 'The history timeline that the caller may see, by order, then by English year as text',
  filters: activeFilter.extend(translationFilter.shape),
  order: timelineOrder,
  list: ({ viewer }, ...page) => listTimeline(viewer, ...page),
  example: timelineExample,
  answer: item,
  shown,
});

resourceRoutes({ path, example: timelineExample, rules: timelineRules, answer: item, shown });
