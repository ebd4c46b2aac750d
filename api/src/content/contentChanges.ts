import { adminRule } from '../auth/permission.ts';
import { prisma } from '../database/client.ts';
import type { ContentEntry } from '../database/generated/client.ts';
import { atVersion } from '../database/resource.ts';
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts';
import { validate } from '../validation.ts';
import { entryLimit } from './content.ts';
import { contentEntryInput } from './contentInput.ts';

const noun = 'content entry';

/**
 * Creates the entry with this key, or changes it; a new one has version 1.
 * @param version what the change was made on, 0 for no entry; without it the change wins over any other
 * @throws UnauthenticatedError, ValidationError, NotFoundError, ConflictError
 */
export const saveContentEntry = adminRule(
  async (_admin, given: unknown, version: number | undefined): Promise<ContentEntry> => {
    const { key, ...values } = validate(contentEntryInput, given, 'All fields are required');
    return prisma.$transaction(async (transaction) => {
      // Writers of entries take turns, so that two first saves of a key make one entry and the limit holds.
      // Readers do not wait for them.
      await transaction.$executeRaw`LOCK TABLE "ContentEntry" IN SHARE ROW EXCLUSIVE MODE`;
      const current = await transaction.contentEntry.findUnique({
        where: { key },
        select: { version: true },
      });
      if (version !== undefined && version !== (current?.version ?? 0)) {
        if (!current) throw new NotFoundError(`There is no such ${noun}.`);
        throw new ConflictError(noun, current.version);
      }
      if (current) {
        const data = { ...values, version: { increment: 1 } };
        return transaction.contentEntry.update({ where: { key }, data });
      }
      if ((await transaction.contentEntry.count()) >= entryLimit) {
        throw new ValidationError(
          `There are ${entryLimit} content entries already: delete one that is not used.`,
        );
      }
      return transaction.contentEntry.create({ data: { key, ...values } });
    });
  },
);

/**
 * Deletes the entry with this key, which brings the site's fallback back.
 * @returns what was deleted
 * @throws UnauthenticatedError, NotFoundError, ConflictError
 */
export const removeContentEntry = adminRule(
  async (_admin, key: string, version: number | undefined): Promise<ContentEntry> => {
    // No key holds it, and PostgreSQL refuses to compare with it.
    const entry = key.includes('\0') ? null : await prisma.contentEntry.findUnique({ where: { key } });
    if (!entry) throw new NotFoundError(`There is no such ${noun}.`);
    return atVersion({ noun, model: 'contentEntry' }, { id: entry.id, version }, (where) =>
      prisma.contentEntry.delete({ where }),
    );
  },
);
