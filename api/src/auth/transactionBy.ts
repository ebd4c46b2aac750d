import { prisma, type Transaction } from '../database/client.ts';
import { hasEnded } from './live.ts';
import type { Admin } from './viewer.ts';

/**
 * Writes what an admin signs, or changes what is theirs, in one transaction: an owner who removes or disables their
 * account waits until it ends, so that the removal finds all that is signed (formerPeople.ts).
 * @throws UnauthenticatedError if their account has been removed or disabled since the call began
 */
export function transactionBy<Result>(
  { id }: Pick<Admin, 'id'>,
  work: (transaction: Transaction) => Promise<Result>,
  options?: { timeout: number },
): Promise<Result> {
  return prisma.$transaction(async (transaction) => {
    const held = await transaction.$queryRaw<unknown[]>`
      SELECT 1 FROM "AdminUser" WHERE "id" = ${id} AND "disabledAt" IS NULL FOR KEY SHARE`;
    if (held.length === 0) throw hasEnded();
    return work(transaction);
  }, options);
}
