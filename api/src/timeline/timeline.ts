import { z } from 'zod';
import { publicRule } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { activeIn, visibleActive, type ActiveFilter } from '../database/active.ts';
import { prisma } from '../database/client.ts';
import type { TimelineItem } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { resourceRules, type Selection } from '../database/resource.ts';
import { gapIn, type TranslationFilter } from '../translation/filter.ts';
import { pictureUrl } from '../addressFields.ts';
import { clearable, line, paragraphs, required } from '../inputFields.ts';

/** The bounds of an item’s order, in both directions. */
const orderLimit = 100_000;
const orderBounds = 'Enter a whole number from -100,000 to 100,000.';

/** An editor’s input for an item (docs/product.md#timeline). */
export const timelineItemInput = z.strictObject({
  yearEn: required(line(50)).meta({
    description: 'When, in English, as readers see it: “12th century”, “1817”; 1 to 50 characters.',
  }),
  yearId: required(line(50)).meta({
    description: 'When, in Indonesian, as readers see it: “Abad ke-12”, “1817”; 1 to 50 characters.',
  }),
  titleEn: required(line(200)).meta({ description: 'Title in English, 1 to 200 characters.' }),
  titleId: required(line(200)).meta({ description: 'Title in Indonesian, 1 to 200 characters.' }),
  descriptionEn: required(paragraphs(2000)).meta({
    description: 'Text in English, plain, 1 to 2,000 characters.',
  }),
  descriptionId: required(paragraphs(2000)).meta({
    description: 'Text in Indonesian, plain, 1 to 2,000 characters.',
  }),
  imageUrl: required(pictureUrl()).meta({ description: 'An http(s) address or a path on this site.' }),
  order: clearable(z.int().min(-orderLimit, orderBounds).max(orderLimit, orderBounds), () => 1).meta({
    description:
      'The place in the timeline: smaller numbers come first. -100,000 to 100,000; 1 by default and for null.',
  }),
  active: clearable(z.boolean(), () => true).meta({
    description: 'False hides it from visitors; true by default and for null.',
  }),
});

/** By the editors’ order, then by year as text; the id breaks ties. */
export const timelineOrder = [
  { name: 'order', direction: 'asc', type: 'number' },
  { name: 'yearEn', direction: 'asc', type: 'text' },
  { name: 'id', direction: 'asc', type: 'number' },
] as const satisfies OrderColumn[];

/** Inactive items are visible only to viewers who may read them. Every read goes through this filter. */
export const visibleTimeline = (viewer: Viewer) => visibleActive('timeline.read', viewer);

/**
 * One page of the items that the viewer may see.
 * @throws ValidationError for a foreign cursor
 */
export const listTimeline = publicRule(
  async (
    viewer,
    filter: ActiveFilter & TranslationFilter,
    page: Page,
    selection: Selection = {},
  ): Promise<TimelineItem[]> =>
    prisma.timelineItem.findMany({
      ...selection,
      ...keysetPage(timelineOrder, page, [
        visibleTimeline(viewer),
        ...activeIn(filter),
        ...gapIn(filter, 'TimelineItem', prisma.timelineItem.fields),
      ]),
    }),
);

/** Reading, creating, changing and deleting an item. */
export const timelineRules = resourceRules<TimelineItem>({
  noun: 'history timeline item',
  model: 'timelineItem',
  input: timelineItemInput,
  change: timelineItemInput.partial(),
  write: 'timeline.write',
  publish: 'timeline.publish',
  isPublic: ({ active }: TimelineItem) => active,
  visible: visibleTimeline,
});
