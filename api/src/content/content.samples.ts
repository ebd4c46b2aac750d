import { prisma } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';

/** An editor’s input for a key that the site uses. */
export const title = { key: 'hero_title', valueEn: 'Wax', valueId: 'Malam' };

/** Stores entries, bypassing the rules, for tests of reading; defaults to `title`. */
export function addContent(...entries: Partial<Prisma.ContentEntryCreateManyInput>[]) {
  return prisma.contentEntry.createManyAndReturn({
    data: entries.map((entry) => Object.assign({}, title, entry)),
  });
}
