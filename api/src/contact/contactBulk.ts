import { z } from 'zod';
import { writeRule } from '../auth/permission.ts';
import { prisma, type Transaction } from '../database/client.ts';
import { Prisma, type ContactMessage } from '../database/generated/client.ts';
import { recordChanges } from '../history/record.ts';
import { databaseId } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { isMarked, marked } from './contact.ts';

// Changes to many messages in one call. Messages that someone else has changed or deleted meanwhile are skipped.

/** The maximum number of messages in one call. */
export const bulkLimit = 100;

const entity = 'ContactMessage' as const;

const bulk = z.object({
  messages: z
    .array(z.object({ id: databaseId, version: z.int().min(1).max(2_147_483_647) }))
    .min(1)
    .max(bulkLimit, `At most ${bulkLimit} messages at a time.`),
});

type Bulk = z.infer<typeof bulk>['messages'];

/** The messages that are at their expected versions, locked until the transaction ends. */
async function holdMessages(transaction: Transaction, messages: Bulk): Promise<ContactMessage[]> {
  const targets = messages.map(({ id, version }) => Prisma.sql`(${id}::int, ${version}::int)`);
  const held = await transaction.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "ContactMessage" WHERE ("id", "version") IN (${Prisma.join(targets)})
    ORDER BY "id" FOR UPDATE`;
  return transaction.contactMessage.findMany({ where: { id: { in: held.map(({ id }) => id) } } });
}

/**
 * Marks messages as handled, or as unhandled again.
 * @returns the messages that now have the mark, whether changed or already marked
 * @throws UnauthenticatedError, ForbiddenError, ValidationError
 */
export const markContactMessages = writeRule(
  'messages.write',
  async (admin, given: unknown, handled: boolean): Promise<ContactMessage[]> => {
    const { messages } = validate(bulk, { messages: given });
    return prisma.$transaction(async (transaction) => {
      const held = await holdMessages(transaction, messages);
      const other = held.filter((row) => !isMarked(row, handled));
      if (other.length === 0) return held;
      const changed = await transaction.contactMessage.updateManyAndReturn({
        where: { id: { in: other.map(({ id }) => id) } },
        data: { ...marked(handled), version: { increment: 1 } },
      });
      const after = new Map(changed.map((row) => [row.id, row]));
      const changes = other.map((before) => ({ entity, before, after: after.get(before.id) ?? before }));
      await recordChanges(transaction, admin, changes);
      return held.map((row) => after.get(row.id) ?? row);
    });
  },
);

/**
 * Deletes messages and their pending mail.
 * @returns the ids of the deleted messages
 * @throws UnauthenticatedError, ForbiddenError, ValidationError
 */
export const deleteContactMessages = writeRule(
  'messages.write',
  async (admin, given: unknown): Promise<number[]> => {
    const { messages } = validate(bulk, { messages: given });
    return prisma.$transaction(async (transaction) => {
      const held = await holdMessages(transaction, messages);
      const ids = held.map(({ id }) => id);
      await transaction.contactMessage.deleteMany({ where: { id: { in: ids } } });
      await recordChanges(
        transaction,
        admin,
        held.map((before) => ({ entity, before, after: null })),
      );
      return ids;
    });
  },
);
