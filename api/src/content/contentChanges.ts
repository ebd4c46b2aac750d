import { requireCapability, writeRule } from '../auth/permission.ts';
import type { Transaction } from '../database/client.ts';
import type { ContentEntry } from '../database/generated/client.ts';
import { readChange, refuseOtherRow } from '../database/ownColumns.ts';
import { once, type Saved } from '../database/once.ts';
import { bothExpected, deleteRow, isExpected, saveValues, type Expected } from '../database/resource.ts';
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts';
import { latestChange, recordChange } from '../history/record.ts';
import { splitStillRight, stillRightIn } from '../translation/marks.ts';
import { entryLimit, storedEntry } from './content.ts';
import { contentEntryInput } from './contentInput.ts';

const resource = { noun: 'content entry', model: 'contentEntry' } as const;
const entity = 'ContentEntry';
const isPublic = ({ hidden }: ContentEntry) => !hidden;
const missing = () => new NotFoundError(`The ${resource.noun} was not found.`);

/** An entry’s input, and which of its texts are still right. */
export const contentEntryChange = contentEntryInput.safeExtend({ stillRight: stillRightIn(entity) });

/**
 * Creates or changes the entry with this key, which is public unless it was hidden and stays so; a new one has version
 * 1. If the entry already has these values, nothing is written. The input may include the entry’s own columns too, as
 * they were sent.
 * @param version the version that the change is based on, 0 for no entry; if undefined, the change always
 * applies
 * @param requestKey identifies a repeat (database/once.ts)
 * @returns the entry, and whether it is new
 * @throws UnauthenticatedError, ForbiddenError, ValidationError, NotFoundError, ConflictError
 */
export const saveContentEntry = writeRule(
  'content.write',
  async (
    admin,
    given: unknown,
    version: Expected,
    requestKey?: string | null,
  ): Promise<Saved<ContentEntry>> => {
    const read = readChange(contentEntryChange, given, 'All fields are required');
    const {
      values: { key, ...values },
      stillRight,
    } = splitStillRight(read.values);
    const expected = bothExpected(version, read.version);
    const change = async (transaction: Transaction) => {
      // Writers of entries take turns, so that two first saves of a key create one entry and the limit holds.
      // Readers do not wait for them. Not executed as a write, which Prisma’s trace would count as a change
      // of everything.
      await transaction.$queryRaw`LOCK TABLE "ContentEntry" IN EXCLUSIVE MODE`;
      const before = await transaction.contentEntry.findUnique({ where: { key } });
      if (!isExpected(expected, before)) {
        if (!before) throw missing();
        const latest = await latestChange(transaction, entity, before.id);
        throw new ConflictError(resource.noun, before.version, latest);
      }
      refuseOtherRow(before ?? {}, read.sent);
      if (before) {
        const { row } = await saveValues(transaction, admin, resource.model, before, values, { stillRight });
        if (isPublic(before) || isPublic(row)) requireCapability(admin, 'content.publish');
        return { row, isNew: false };
      }
      // Even a hidden one takes the place of the fallback, which visitors see.
      requireCapability(admin, 'content.publish');
      if ((await transaction.contentEntry.count()) >= entryLimit) {
        throw new ValidationError(
          `There are already ${entryLimit} content entries. Delete one that is not used.`,
        );
      }
      const { hidden = false, ...texts } = values;
      const row = await transaction.contentEntry.create({ data: { key, hidden, ...texts } });
      await recordChange(transaction, admin, { entity, before: null, after: row });
      return { row, isNew: true };
    };
    const find = (transaction: Transaction, id: number) =>
      transaction.contentEntry.findUnique({ where: { id } });
    return once({ admin, key: requestKey, request: [entity, given], change, find });
  },
);

/**
 * Deletes the entry with this key, which restores the site’s fallback.
 * @returns the deleted entry
 * @throws UnauthenticatedError, NotFoundError, ConflictError
 */
export const removeContentEntry = writeRule(
  'content.publish',
  async (admin, key: string, version: number | undefined): Promise<ContentEntry> => {
    const entry = await storedEntry(key);
    if (!entry) throw missing();
    await deleteRow(admin, resource, { id: entry.id, version });
    return entry;
  },
);
