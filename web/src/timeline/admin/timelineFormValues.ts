import { graphql, readInlineData } from 'react-relay/hooks.js';
import type { timelineFormValues_item$key } from '../../__generated__/timelineFormValues_item.graphql.ts';
import type { CreateTimelineItemInput } from '../../__generated__/useCreateTimelineItemMutation.graphql.ts';

/** An item as its form holds it; its order as it was typed. */
export type TimelineFormValues = {
  yearEn: string;
  yearId: string;
  titleEn: string;
  titleId: string;
  descriptionEn: string;
  descriptionId: string;
  imageUrl: string;
  order: string;
  active: boolean;
};

export const timelineListAddress = '/admin/timeline';

/** Specification section 5. */
export const requiredTimelineFields = [
  'yearEn',
  'yearId',
  'titleEn',
  'titleId',
  'descriptionEn',
  'descriptionId',
  'imageUrl',
  'order',
] as const;

/** The server's limits: of texts in characters, of the order either way from zero. */
export const timelineLimits = {
  year: 50,
  title: 200,
  description: 2000,
  imageUrl: 2048,
  order: 100_000,
} as const;

/** A new item: at place 1, active (specification section 3). */
export const newTimelineFormValues: TimelineFormValues = {
  yearEn: '',
  yearId: '',
  titleEn: '',
  titleId: '',
  descriptionEn: '',
  descriptionId: '',
  imageUrl: '',
  order: '1',
  active: true,
};

/** A stored item as its form holds it. */
export function timelineFormValues(key: timelineFormValues_item$key): TimelineFormValues {
  const item = readInlineData(
    graphql`
      fragment timelineFormValues_item on TimelineItem @inline {
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
    key,
  );
  const { yearEn, yearId, titleEn, titleId, descriptionEn, descriptionId, imageUrl, order, active } = item;
  return {
    yearEn,
    yearId,
    titleEn,
    titleId,
    descriptionEn,
    descriptionId,
    imageUrl,
    order: String(order),
    active,
  };
}

const largestInt = 2_147_483_647;

/**
 * What is sent to the server: the order read as an integer (specification section 5). One that GraphQL cannot carry
 * goes as the nearest that it can, so that the server's answer is told at its field.
 */
export function timelineItemInput({ order, ...input }: TimelineFormValues): CreateTimelineItemInput {
  const place = Math.trunc(Number(order));
  return { ...input, order: Math.max(-largestInt, Math.min(place, largestInt)) };
}
