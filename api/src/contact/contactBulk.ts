import { randomUUID } from 'node:crypto';
import { writeRule } from '../auth/permission.ts';
import { changeRows, deleteRows, heldOf, inBulk, type Choice } from '../database/bulk.ts';
import type { ContactMessage } from '../database/generated/client.ts';
import { undoRule } from '../history/undoBulk.ts';
import { isMarked, marked, matchingMessages, type ContactMessageFilter } from './contact.ts';

// Changes to many messages in one call (docs/product.md#lists). Chosen messages that someone else has changed or deleted
// meanwhile are skipped.

const model = 'contactMessage' as const;

const heldMessages = (choice: Choice<ContactMessageFilter>) =>
  heldOf<ContactMessage, ContactMessageFilter>(model, choice, (filter, use) => use(matchingMessages(filter)));

/**
 * Marks messages as handled, or as unhandled again: 1 to 1,000, or all that match a filter.
 * @returns the messages that now have the mark, whether changed or already marked; and with what it can be undone, null if
 * nothing was changed
 * @throws UnauthenticatedError, ForbiddenError, ValidationError
 */
export const markContactMessages = writeRule(
  'messages.write',
  async (
    admin,
    choice: Choice<ContactMessageFilter>,
    handled: boolean,
  ): Promise<{ rows: ContactMessage[]; undo: string | null }> => {
    const hold = await heldMessages(choice);
    return inBulk(admin, async (transaction) => {
      const bulkId = randomUUID();
      const held = await hold(transaction);
      const values = marked(handled);
      const other = held.filter((row) => !isMarked(row, handled)).map((before) => ({ before, values }));
      const changed = await changeRows(transaction, admin, model, other, { bulkId });
      const after = new Map(changed.map((row) => [row.id, row]));
      return {
        rows: held.map((row) => after.get(row.id) ?? row),
        undo: changed.length > 0 ? bulkId : null,
      };
    });
  },
);

/**
 * Deletes messages and their pending mail: 1 to 1,000, or all that match a filter.
 * @returns the ids of the deleted messages, and with what it can be undone; null if none was
 * @throws UnauthenticatedError, ForbiddenError, ValidationError
 */
export const deleteContactMessages = writeRule(
  'messages.write',
  async (admin, choice: Choice<ContactMessageFilter>): Promise<{ ids: number[]; undo: string | null }> => {
    const hold = await heldMessages(choice);
    return inBulk(admin, async (transaction) => {
      const bulkId = randomUUID();
      const held = await hold(transaction);
      await deleteRows(transaction, admin, model, held, { bulkId });
      return { ids: held.map(({ id }) => id), undo: held.length > 0 ? bulkId : null };
    });
  },
);

export const undoContactMessageChanges = undoRule<ContactMessage>(model);
