import { graphql } from 'react-relay/hooks.js';
import type { timelineFields_item$key } from '../../__generated__/timelineFields_item.graphql.ts';
import type { CreateTimelineItemInput } from '../../__generated__/timelineDocumentsCreateMutation.graphql.ts';
import { number, pair, picture, toggle } from '../../admin/form/controls.tsx';
import { declareFields } from '../../admin/form/fieldSet.ts';
import { timelineItemInput } from '../../shared/inputRules.ts';

/** The fields of a timeline item; a new one is active, with order 1 (docs/product.md#timeline). */
export const timelineFields = declareFields<timelineFields_item$key, CreateTimelineItemInput>({
  fragment: graphql`
    fragment timelineFields_item on TimelineItem @inline {
      yearEn
      yearId
      titleEn
      titleId
      descriptionEn
      descriptionId
      imageUrl
      order
      active
    }
  `,
  rules: timelineItemInput,
  fields: {
    year: pair(),
    title: pair({ look: 'title' }),
    description: pair({ rows: 3 }),
    imageUrl: picture(),
    order: number(1),
    active: toggle(true, { publishes: true }),
  },
  details: ['imageUrl', 'order', 'active'],
});
