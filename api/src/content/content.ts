import { z } from 'zod';
import {
  contentGroups,
  contentKeys,
  findContentKey,
  type ContentGroup,
} from '../../../web/src/shared/content/contentKeys.ts';
import { may } from '../auth/capabilities.ts';
import { publicRule } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import type { ContentEntry } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import type { Selection } from '../database/resource.ts';
import { literally, search } from '../database/search.ts';
import { ValidationError } from '../errors.ts';
import { gapIn, type TranslationFilter } from '../translation/filter.ts';
import { validate } from '../validation.ts';
import { contentKeyName, contentKeyPrefix } from './contentInput.ts';
import { untranslatedKeys } from './untranslated.ts';

// Reading content entries, which is open to everyone. For changing them, see contentChanges.ts.

/** The most entries that can be stored, so that the list over REST can return them all. */
export const entryLimit = 1_000;

/** The most keys in one request. */
const keyLimit = 200;

/** Alphabetical. */
export const contentOrder = [
  { name: 'key', direction: 'asc', type: 'text' },
] as const satisfies OrderColumn[];

/** The entry as the viewer may read it: for visitors, a hidden one is empty (docs/product.md#content). */
export function readableBy<Entry extends Pick<ContentEntry, 'hidden' | 'valueEn' | 'valueId'>>(
  viewer: Viewer,
  entry: Entry,
): Entry {
  return entry.hidden && !may(viewer, 'content.read') ? { ...entry, valueEn: '', valueId: '' } : entry;
}

const requestedContent = z.strictObject({
  keys: z.array(contentKeyName).max(keyLimit, `Ask for at most ${keyLimit} keys.`).optional(),
  groups: z.array(z.enum(contentGroups)).optional(),
});

const requestedEntry = z.object({ key: contentKeyName });

/** The entry with this key, or null. @throws ValidationError for text that is not a key */
export const findContentEntry = publicRule(async (_viewer, name: string): Promise<ContentEntry | null> => {
  const { key } = validate(requestedEntry, { key: name });
  return prisma.contentEntry.findUnique({ where: { key } });
});

/** The requested entries: those with these keys, and those with the declared keys of these groups. */
export interface RequestedContent {
  keys?: readonly string[] | null | undefined;
  groups?: readonly ContentGroup[] | null | undefined;
}

/** The requested keys, as given. */
export function requestedKeys({ keys, groups }: RequestedContent): string[] {
  const inGroups = contentKeys.filter(({ group }) => groups?.includes(group)).map(({ key }) => key);
  return [...(keys ?? []), ...inGroups];
}

/**
 * The stored entries among those requested, in alphabetical order; readers use fallbacks for the others.
 * @throws ValidationError for text that is not a key, for more than 200 keys, and for an empty request
 */
export const findContent = publicRule(
  async (_viewer, { keys, groups }: RequestedContent, selection: Selection = {}): Promise<ContentEntry[]> => {
    if (!keys && !groups) throw new ValidationError('Specify the entries with “keys” or “groups”.');
    const read = validate(requestedContent, { keys: keys ?? undefined, groups: groups ?? undefined });
    return prisma.contentEntry.findMany({
      ...selection,
      where: { key: { in: requestedKeys(read) } },
      orderBy: { key: 'asc' },
    });
  },
);

/** The filters of a list. */
export interface ContentFilter extends TranslationFilter {
  /** The key’s prefix, such as `hero_`. */
  prefix?: string | null | undefined;
  /** Every word must occur in the key or in a value. */
  search?: string | null | undefined;
}

/** The condition of a list’s filter; a value that repeats may be a name (untranslated.ts). */
async function contentGap({ translation }: TranslationFilter) {
  if (translation !== 'MISSING') return gapIn({ translation }, 'ContentEntry', prisma.contentEntry.fields);
  return [{ key: { in: [...(await untranslatedKeys())] } }];
}

const prefixFilter = z.strictObject({ prefix: contentKeyPrefix });

/**
 * @throws ValidationError for a foreign cursor, an overlong search, or a prefix that no key can have
 * @throws BusyError if too many searches are waiting
 */
export const listContentEntries = publicRule(
  async (viewer, filter: ContentFilter, page: Page, selection: Selection = {}): Promise<ContentEntry[]> => {
    const { prefix, search: text } = filter;
    const gap = await contentGap(filter);
    return search(viewer, ['key', 'valueEn', 'valueId'], text, (words) =>
      prisma.contentEntry.findMany({
        ...selection,
        ...keysetPage(contentOrder, page, [
          ...(prefix ? [{ key: { startsWith: literally(validate(prefixFilter, { prefix }).prefix) } }] : []),
          ...words,
          ...gap,
          // A visitor must not find out what a hidden value contains.
          ...(words.length + gap.length > 0 && !may(viewer, 'content.read') ? [{ hidden: false }] : []),
        ]),
      }),
    );
  },
);

/** The entry with this key, for any text; null if it does not exist. */
export async function storedEntry(key: string): Promise<ContentEntry | null> {
  // No key contains this character, and PostgreSQL refuses to compare with it.
  return key.includes('\0') ? null : prisma.contentEntry.findUnique({ where: { key } });
}

/** The text that the site shows for a key. */
export interface ContentText {
  key: string;
  valueEn: string;
  valueId: string;
}

const oneKey = z.strictObject({ key: contentKeyName });

/**
 * The stored entry, empty if it is hidden, else the declared fallback; null for a key that has neither.
 * @throws ValidationError for text that is not a key
 */
export const findContentText = publicRule(async (_viewer, given: string): Promise<ContentText | null> => {
  const { key } = validate(oneKey, { key: given });
  const entry = await prisma.contentEntry.findUnique({ where: { key } });
  if (entry) return entry.hidden ? { key, valueEn: '', valueId: '' } : entry;
  const fallback = findContentKey(key)?.fallback;
  return fallback ? { key, valueEn: fallback.en, valueId: fallback.id } : null;
});
