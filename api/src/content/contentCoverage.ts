import {
  contentKeys,
  findContentKey,
  type DeclaredKey,
} from '../../../web/src/shared/content/contentKeys.ts';
import { may } from '../auth/capabilities.ts';
import { publicRule, readRule } from '../auth/permission.ts';
import { prisma } from '../database/client.ts';
import type { ContentEntry } from '../database/generated/client.ts';
import { storedEntry } from './content.ts';

/** The declaration of a key and its stored entry; at least one of the two. */
export interface Coverage {
  key: string;
  declared: DeclaredKey | undefined;
  entry: ContentEntry | null;
}

/** A key with its stored entry, if any. */
export function coverageOf(key: string, entry: ContentEntry | null): Coverage | null {
  const declared = findContentKey(key);
  return declared || entry ? { key, declared, entry } : null;
}

/**
 * Every declared key in the site’s order, then the stored ones that the site does not use, alphabetically.
 */
export const listContentKeys = readRule('content.read', async (): Promise<Coverage[]> => {
  const entries = await prisma.contentEntry.findMany({ orderBy: { key: 'asc' } });
  const stored = new Map(entries.map((entry) => [entry.key, entry]));
  return [
    ...contentKeys.map((declared) => ({
      key: declared.key,
      declared,
      entry: stored.get(declared.key) ?? null,
    })),
    ...entries
      .filter(({ key }) => !findContentKey(key))
      .map((entry) => ({ key: entry.key, declared: undefined, entry })),
  ];
});

/** One key’s coverage, for admins; null for visitors, and for a key that is neither declared nor stored. */
export const findContentCoverage = publicRule(async (viewer, key: string): Promise<Coverage | null> =>
  may(viewer, 'content.read') ? coverageOf(key, await storedEntry(key)) : null,
);
