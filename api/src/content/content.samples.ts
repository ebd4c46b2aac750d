import { prisma } from '../database/client.ts';

/** An entry for a key that the site reads, as an editor gives it. */
export const title = { key: 'hero_title', valueEn: 'Wax', valueId: 'Malam' };

/** Stores entries past the rules, for tests of reading; what is left out is taken from `title`. */
export function addContent(...entries: (Partial<typeof title> & { version?: number })[]) {
  return prisma.contentEntry.createManyAndReturn({
    data: entries.map((entry) => Object.assign({}, title, entry)),
  });
}
