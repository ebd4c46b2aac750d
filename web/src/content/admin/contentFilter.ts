import { readTranslationGap, type Gap } from '../../admin/list/translationGap.ts';
import { contentGroups, type ContentGroup } from '../../shared/content/descriptions/describe.ts';
import type { ContentItem } from './useContentKeys.ts';

export const contentStates = ['all', 'set', 'hidden', 'fallback', 'unknown'] as const;
export type ContentState = (typeof contentStates)[number];

/** The list’s filter; it is in the address, so that it can be shared and survives a reload. */
export interface ContentFilter {
  search: string;
  state: ContentState;
  group: ContentGroup | null;
  translation: Gap | null;
}

/** Reads the filter from an address; ignores unknown values. */
export function readContentFilter(parameters: URLSearchParams): ContentFilter {
  return {
    search: parameters.get('q') ?? '',
    state: contentStates.find((state) => state === parameters.get('state')) ?? 'all',
    group: contentGroups.find((group) => group === parameters.get('group')) ?? null,
    translation: readTranslationGap(parameters.toString()),
  };
}

/** The parameters with a new filter; all others, such as an open form, stay. */
export function withContentFilter(
  parameters: URLSearchParams,
  { search, state, group }: ContentFilter,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const put = (name: string, value: string | null) => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  put('q', search);
  put('state', state === 'all' ? null : state);
  put('group', group);
  return next;
}

const isInState: Record<ContentState, (item: ContentItem) => boolean> = {
  all: () => true,
  set: ({ state }) => state === 'SET',
  hidden: ({ state }) => state === 'HIDDEN',
  fallback: ({ state }) => state === 'FALLBACK',
  unknown: ({ state }) => state === 'UNKNOWN',
};

export function hasState(item: ContentItem, state: ContentState): boolean {
  return isInState[state](item);
}

/** Each word must occur in the key, a label or a shown value, ignoring case. */
function hasWords({ key, declared, stored }: ContentItem, search: string): boolean {
  const label = declared?.label;
  const shown = stored ?? declared?.fallback;
  const text = [key, label?.en, label?.id, shown?.en, shown?.id].join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The keys of a part of the site that match the search, in any state. */
export function findContent(
  items: ContentItem[],
  { search, group, translation }: ContentFilter,
): ContentItem[] {
  return items.filter(
    (item) =>
      (translation === null || item.gaps.includes(translation)) &&
      (group === null || item.declared?.group === group) &&
      hasWords(item, search.trim()),
  );
}
