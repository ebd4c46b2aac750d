import { z } from 'zod';
import { writeRule } from '../auth/permission.ts';
import { prisma } from '../database/client.ts';
import { Prisma, type Partner, type PartnerTier } from '../database/generated/client.ts';
import { ValidationError } from '../errors.ts';
import { recordChanges } from '../history/record.ts';
import { databaseId, validate } from '../validation.ts';

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
 * Orders all partners of a tier. Their versions do not change, so that someone who is editing one of them
 * gets no conflict. Of two concurrent orders the later one applies, in full.
 * @param given the ids of all partners of the tier, including inactive ones, each once, first to last
 * @returns the partners of the tier in their order
 * @throws UnauthenticatedError, ForbiddenError, and ValidationError if the given partners are not those of
 * the tier, for example because someone has added or deleted one; nothing is changed then
 */
export const reorderPartners = writeRule(
  'partners.write',
  async (admin, tier: PartnerTier, given: unknown): Promise<Partner[]> => {
    const { ids } = validate(newOrder, { ids: given });
    return prisma.$transaction(async (transaction) => {
      // Concurrent changes wait. All lock the rows in the same order, so that they cannot deadlock.
      const held = await transaction.$queryRaw<{ id: number }[]>`
        SELECT "id" FROM "Partner" WHERE "tier" = ${tier}::"PartnerTier" ORDER BY "id" FOR UPDATE`;
      const rows = await transaction.partner.findMany({ where: { id: { in: held.map(({ id }) => id) } } });
      const byId = new Map(rows.map((row) => [row.id, row]));
      if (byId.size !== ids.length) throw staleTier();
      const places = ids.map((id, index) => {
        const before = byId.get(id);
        if (!before) throw staleTier();
        return { before, after: { ...before, order: index + 1 } };
      });
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
    });
  },
);

function staleTier(): ValidationError {
  const message = 'The partners in this tier have changed. Reload the list.';
  return new ValidationError(message, [{ field: 'ids', code: 'INVALID', message, limit: null }]);
}
