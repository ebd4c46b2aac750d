import { z } from 'zod';
import { adminRule } from '../auth/permission.ts';
import { prisma, type Transaction } from '../database/client.ts';
import { Prisma, type ContactMessage } from '../database/generated/client.ts';
import { recordChanges } from '../history/record.ts';
import { databaseId, validate } from '../validation.ts';
import { marked } from './contact.ts';

// Many messages at once. One that somebody else changed or deleted meanwhile stays as it is; the others go on.

/** How many messages one call may change. */
export const bulkLimit = 100;

const entity = 'ContactMessage' as const;

const bulk = z.object({
  messages: z
    .array(z.object({ id: databaseId, version: z.int().min(1).max(2_147_483_647) }))
    .min(1)
    .max(bulkLimit, `At most ${bulkLimit} messages at once.`),
});

type Bulk = z.infer<typeof bulk>['messages'];

/** Those of the messages that stand at their versions, held until the transaction ends. */
async function holdMessages(transaction: Transaction, messages: Bulk): Promise<ContactMessage[]> {
  const targets = messages.map(({ id, version }) => Prisma.sql`(${id}::int, ${version}::int)`);
  const held = await transaction.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "ContactMessage" WHERE ("id", "version") IN (${Prisma.join(targets)})
    ORDER BY "id" FOR UPDATE`;
  return transaction.contactMessage.findMany({ where: { id: { in: held.map(({ id }) => id) } } });
}

/**
 * Says that messages are handled, or are not after all.
 * @returns those that were changed
 * @throws UnauthenticatedError, ForbiddenError, ValidationError
 */
export const markContactMessages = adminRule(
  async (admin, given: unknown, handled: boolean): Promise<ContactMessage[]> => {
    const { messages } = validate(bulk, { messages: given });
    return prisma.$transaction(async (transaction) => {
      const before = new Map((await holdMessages(transaction, messages)).map((row) => [row.id, row]));
      const changed = await transaction.contactMessage.updateManyAndReturn({
        where: { id: { in: [...before.keys()] } },
        data: marked(handled),
      });
      const changes = changed.map((after) => ({ entity, before: before.get(after.id) ?? null, after }));
      await recordChanges(transaction, admin, changes);
      return changed;
    });
  },
);

/**
 * Deletes messages; mail that waits is not sent any more.
 * @returns the numbers of those that are gone
 * @throws UnauthenticatedError, ForbiddenError, ValidationError
 */
export const deleteContactMessages = adminRule(async (admin, given: unknown): Promise<number[]> => {
  const { messages } = validate(bulk, { messages: given });
  return prisma.$transaction(async (transaction) => {
    const gone = await holdMessages(transaction, messages);
    const ids = gone.map(({ id }) => id);
    await transaction.contactMessage.deleteMany({ where: { id: { in: ids } } });
    await recordChanges(
      transaction,
      admin,
      gone.map((before) => ({ entity, before, after: null })),
    );
    return ids;
  });
});
