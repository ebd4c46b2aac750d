import { expect, test } from 'vitest';
import { contentKeys } from '../../shared/content/contentKeys.ts';
import { findContent, hasState, readContentFilter, withContentFilter } from './contentFilter.ts';
import type { ContentItem } from './useContentKeys.ts';

/** A key as in the list; without values, it has no stored entry. */
function item(key: string, en?: string, id = en): ContentItem {
  const declared = contentKeys.find((entry) => entry.key === key);
  const stored = en !== undefined && id !== undefined ? { en, id } : null;
  const state = declared ? (stored ? 'SET' : 'FALLBACK') : 'UNKNOWN';
  return { id: key, key, state, stored, declared } as ContentItem;
}

const items = [
  item('hero_title', 'Wax'),
  item('hero_background_image', '/cloth.jpg'),
  item('about_mission'),
  item('competition.achievement.1.value', '520'),
  item('trial-2027', 'Dye', 'Warna'),
];

const keysOf = (found: readonly ContentItem[]) => found.map(({ key }) => key);
const find = (address: string) => keysOf(findContent(items, readContentFilter(new URLSearchParams(address))));

test('searches for every word in keys, labels and the shown texts', () => {
  expect(find('q=WAX+title')).toEqual(['hero_title']);
  expect(find('q=gambar+latar')).toEqual(['hero_background_image']);
  expect(find('q=38+duta')).toEqual(['about_mission']);
  expect(find('q=warna')).toEqual(['trial-2027']);
  expect(find('q=++')).toHaveLength(5);
  expect(find('q=wax&group=about')).toEqual([]);
  expect(find('group=hero')).toEqual(['hero_title', 'hero_background_image']);
});

test('tells states apart', () => {
  expect(keysOf(items.filter((entry) => hasState(entry, 'fallback')))).toEqual(['about_mission']);
  expect(keysOf(items.filter((entry) => hasState(entry, 'unknown')))).toEqual(['trial-2027']);
});

test('keeps the address minimal, with an open form', () => {
  const filter = readContentFilter(new URLSearchParams('q=a&state=hidden&group=nowhere'));
  expect(filter).toEqual({ search: 'a', state: 'hidden', group: null, translation: null });
  const next = withContentFilter(new URLSearchParams('q=a&edit=hero_title'), {
    ...filter,
    search: '',
    state: 'all',
  });
  expect(next.toString()).toBe('edit=hero_title');
});

test('finds translations that are behind or missing', () => {
  const [behind, missing, right] = ['hero_title', 'hero_subtitle', 'about_mission'].map((key) =>
    item(key, 'Wax'),
  );
  if (!behind || !missing || !right) throw new Error('There are three.');
  const all = [
    { ...behind, gaps: ['BEHIND'] as const },
    { ...missing, gaps: ['MISSING'] as const },
    { ...right, gaps: [] },
  ];
  const shown = (address: string) =>
    keysOf(findContent(all, readContentFilter(new URLSearchParams(address))));
  expect(shown('translation=behind')).toEqual(['hero_title']);
  expect(shown('translation=missing')).toEqual(['hero_subtitle']);
  expect(shown('translation=other')).toHaveLength(3);
});
