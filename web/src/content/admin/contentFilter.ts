import { contentGroups, type ContentGroup } from '../../shared/content/descriptions/describe.ts';
import type { ContentItem } from './useContentKeys.ts';

/** `same`: words that read the same in both languages, so perhaps nobody translated them. */
export const contentStates = ['all', 'set', 'fallback', 'unknown', 'same'] as const;
export type ContentState = (typeof contentStates)[number];

/** What the list is narrowed to; it stands in the address, so that it can be shared and outlives a reload. */
export interface ContentFilter {
  search: string;
  state: ContentState;
  group: ContentGroup | null;
}

/** What an address says; what it does not know counts for nothing. */
export function readContentFilter(parameters: URLSearchParams): ContentFilter {
  return {
    search: parameters.get('q') ?? '',
    state: contentStates.find((state) => state === parameters.get('state')) ?? 'all',
    group: contentGroups.find((group) => group === parameters.get('group')) ?? null,
  };
}

/** The parameters with another filter; what else they say, such as an open form, stays. */
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

/** Whether somebody would translate it: an address, a day and a figure may well be the same in both languages. */
function isWords({ declared }: ContentItem): boolean {
  if (!declared) return true;
  const { kind, fallback } = declared;
  return (kind === 'text' || kind === 'longText') && fallback.en !== fallback.id;
}

const isInState: Record<ContentState, (item: ContentItem) => boolean> = {
  all: () => true,
  set: ({ state }) => state === 'SET',
  fallback: ({ state }) => state === 'FALLBACK',
  unknown: ({ state }) => state === 'UNKNOWN',
  same: (item) => item.isIdentical && isWords(item),
};

export function hasState(item: ContentItem, state: ContentState): boolean {
  return isInState[state](item);
}

/** Every word must occur in the key, in a label or in a value, whichever the site shows; in any case. */
function hasWords({ key, declared, stored }: ContentItem, search: string): boolean {
  const label = declared?.label;
  const shown = stored ?? declared?.fallback;
  const text = [key, label?.en, label?.id, shown?.en, shown?.id].join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The keys of a part of the site with what is searched for, in whatever state. */
export function findContent(items: ContentItem[], { search, group }: ContentFilter): ContentItem[] {
  return items.filter(
    (item) => (group === null || item.declared?.group === group) && hasWords(item, search.trim()),
  );
}
