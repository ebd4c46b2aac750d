import type { ContentItem } from './useContentKeys.ts';

/** The keys of one place on the site; without a place, the keys that the site does not use. */
export interface ContentBlock {
  place: NonNullable<ContentItem['declared']>['place'] | undefined;
  items: ContentItem[];
}

/** Groups keys by the place where they appear, in the site’s order. */
export function contentBlocks(items: readonly ContentItem[]): ContentBlock[] {
  const byPlace = Map.groupBy(items, ({ declared }) => declared?.place);
  return Array.from(byPlace, ([place, inPlace]) => ({ place, items: inPlace }));
}
