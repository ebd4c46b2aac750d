import { z } from 'zod';
import { writeRule } from '../auth/permission.ts';
import { transactionBy } from '../auth/transactionBy.ts';
import type { Admin } from '../auth/viewer.ts';
import type { Transaction } from '../database/client.ts';
import { takeTurn } from '../database/takeTurn.ts';
import { Prisma, type Partner, type PartnerTier } from '../database/generated/client.ts';
import { invalidField } from '../errors.ts';
import { recordChanges } from '../history/record.ts';
import { databaseId } from '../inputFields.ts';
import { validate } from '../validation.ts';

/** The maximum number of partners of one tier that can be ordered. */
export const placesLimit = 1000;

const newOrder = z.object({
  ids: z
    .array(databaseId)
    .min(1, 'List the partners of the tier.')
    .max(placesLimit, `At most ${placesLimit.toLocaleString('en')} partners.`)
    .refine((ids) => new Set(ids).size === ids.length, 'List each partner once.'),
});

/**
 * Locks the partners of a tier, and one that moves to it: concurrent changes wait. Moves and orders take turns: a
 * partner that comes into the tier while one waits for its row locks would not be locked by it.
 * @returns their ids
 */
export async function holdPartners(
  transaction: Transaction,
  tier: PartnerTier,
  moving: number | null = null,
): Promise<number[]> {
  await takeTurn(transaction, 'Partner.order');
  const held = await transaction.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Partner" WHERE "tier" = ${tier}::"PartnerTier" OR "id" = ${moving}::bigint
    ORDER BY "id" FOR UPDATE`;
  return held.map(({ id }) => id);
}

/**
 * Gives locked partners the places 1, 2, 3 and so on, and records it.
 * @returns the partners with their places
 */
export async function placePartners(
  transaction: Transaction,
  admin: Admin,
  partners: readonly Partner[],
): Promise<Partner[]> {
  const places = partners.map((before, index) => ({ before, after: { ...before, order: index + 1 } }));
  const moved = places.filter(({ before, after }) => before.order !== after.order);
  if (moved.length > 0) {
    const values = moved.map(({ after: { id, order } }) => Prisma.sql`(${id}::int, ${order}::int)`);
    await transaction.$executeRaw`
      UPDATE "Partner" SET "order" = "placed"."order" FROM (VALUES ${Prisma.join(values)}) AS "placed" ("id", "order")
      WHERE "Partner"."id" = "placed"."id"`;
    await recordChanges(
      transaction,
      admin,
      moved.map(({ before, after }) => ({ entity: 'Partner', before, after })),
    );
  }
  return places.map(({ after }) => after);
}

/**
 * Orders all partners of a tier. Their versions do not change, so that someone who is editing one of them
 * gets no conflict. Of two concurrent orders the later one applies, in full.
 * @param given the ids of all partners of the tier, including inactive ones, each once, first to last
 * @returns the partners of the tier in their order
 * @throws UnauthenticatedError, ForbiddenError, and ValidationError if the given partners are not those of
 * the tier, for example because someone has added or deleted one; nothing is changed then
 */
export const reorderPartners = writeRule(
  'partners.publish',
  async (admin, tier: PartnerTier, given: unknown): Promise<Partner[]> => {
    const { ids } = validate(newOrder, { ids: given });
    return transactionBy(admin, async (transaction) => {
      const held = await holdPartners(transaction, tier);
      const rows = await transaction.partner.findMany({ where: { id: { in: held } } });
      const byId = new Map(rows.map((row) => [row.id, row]));
      if (byId.size !== ids.length) throw staleTier();
      const ordered = ids.map((id) => {
        const row = byId.get(id);
        if (!row) throw staleTier();
        return row;
      });
      return placePartners(transaction, admin, ordered);
    });
  },
);

const staleTier = () => invalidField('ids', 'The partners in this tier have changed. Reload the list.');
