import { adminRule } from '../auth/permission.ts';
import { prisma } from '../database/client.ts';
import type { ContentEntry } from '../database/generated/client.ts';
import { changeRow } from '../database/resource.ts';
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts';
import { latestChange, recordChanges } from '../history/record.ts';
import { validate } from '../validation.ts';
import { entryLimit, storedEntry } from './content.ts';
import { contentEntryInput } from './contentInput.ts';

const noun = 'content entry';
const entity = 'ContentEntry';

/**
 * Creates the entry with this key, or changes it; a new one has version 1.
 * @param version what the change was made on, 0 for no entry; without it the change wins over any other
 * @throws UnauthenticatedError, ValidationError, NotFoundError, ConflictError
 */
export const saveContentEntry = adminRule(
  async (admin, given: unknown, version: number | undefined): Promise<ContentEntry> => {
    const { key, ...values } = validate(contentEntryInput, given, 'All fields are required');
    return prisma.$transaction(async (transaction) => {
      // Writers of entries take turns, so that two first saves of a key make one entry and the limit holds.
      // Readers do not wait for them.
      await transaction.$executeRaw`LOCK TABLE "ContentEntry" IN EXCLUSIVE MODE`;
      const before = await transaction.contentEntry.findUnique({ where: { key } });
      if (version !== undefined && version !== (before?.version ?? 0)) {
        if (!before) throw new NotFoundError(`There is no such ${noun}.`);
        throw new ConflictError(noun, before.version, await latestChange(transaction, entity, before.id));
      }
      if (!before && (await transaction.contentEntry.count()) >= entryLimit) {
        throw new ValidationError(
          `There are ${entryLimit} content entries already: delete one that is not used.`,
        );
      }
      const after = await transaction.contentEntry.upsert({
        where: { key },
        create: { key, ...values },
        update: { ...values, version: { increment: 1 } },
      });
      await recordChanges(transaction, admin, [{ entity, before, after }]);
      return after;
    });
  },
);

/**
 * Deletes the entry with this key, which brings the site's fallback back.
 * @returns what was deleted
 * @throws UnauthenticatedError, NotFoundError, ConflictError
 */
export const removeContentEntry = adminRule(
  async (admin, key: string, version: number | undefined): Promise<ContentEntry> => {
    const entry = await storedEntry(key);
    if (!entry) throw new NotFoundError(`There is no such ${noun}.`);
    const target = { id: entry.id, version };
    await changeRow<ContentEntry, null>(
      admin,
      { noun, model: 'contentEntry' },
      target,
      async (transaction) => {
        await transaction.contentEntry.delete({ where: { key } });
        return null;
      },
    );
    return entry;
  },
);
