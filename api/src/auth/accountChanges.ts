import { prisma, type Transaction } from '../database/client.ts';
import { takeTurn } from '../database/takeTurn.ts';
import { Prisma, type AdminUser } from '../database/generated/client.ts';
import { LastOwnerError } from '../errors.ts';
import { recordChange } from '../history/record.ts';
import { endLinks } from './accountLinks.ts';
import { revokeTokens } from './apiTokens.ts';
import { rolesWith } from './capabilities.ts';
import { holdOwnAccount } from './holdAccount.ts';
import { lacksCapability } from './permission.ts';
import type { Origin } from './securityEvents.ts';
import type { Admin } from './viewer.ts';

// What every change of an account goes through, by an owner or by the operator.

export const entity = 'AdminUser';

/** Who changes an account: an owner, or the operator at the command line, who can mend everything from there. */
export type Actor = Pick<Admin, 'email'>;

/** The actor shown in the history for the command line. */
export const operator: Actor = { email: 'npm run account' };

/** The accounts that can sign in and manage people. */
const managers = (): Prisma.AdminUserWhereInput => ({
  role: { in: [...rolesWith['people.manage']] },
  disabledAt: null,
  invitedAt: null,
});

/**
 * Does an owner’s work that may leave nobody to manage people, one after another: it is undone if it does, and refused if
 * that owner no longer is one, or has been signed out, when its turn comes.
 * @param work gets the owner’s account, which the transaction holds
 * @throws UnauthenticatedError, ForbiddenError, LastOwnerError
 */
export async function inTurn<Result>(
  owner: Pick<Admin, 'id' | 'sessionId'>,
  work: (transaction: Transaction, owner: AdminUser) => Promise<Result>,
): Promise<Result> {
  return prisma.$transaction(async (transaction) => {
    const count = (where = {}) => transaction.adminUser.count({ where: { ...managers(), ...where } });
    await takeTurn(transaction, 'AdminUser');
    const held = await holdOwnAccount(transaction, owner);
    if ((await count({ id: owner.id })) === 0) throw lacksCapability();
    const result = await work(transaction, held);
    if ((await count()) === 0) throw new LastOwnerError();
    return result;
  });
}

/** Changes an account that the transaction holds, and records the change. */
export async function alter(
  transaction: Transaction,
  actor: Actor,
  before: AdminUser,
  data: Prisma.AdminUserUpdateInput,
): Promise<AdminUser> {
  const after = await transaction.adminUser.update({ where: { id: before.id }, data });
  await recordChange(transaction, actor, { entity, before, after });
  return after;
}

/** Ends everything that acts for an account: its sessions, API tokens and one-time links, with the next call. */
export async function endAccess(
  transaction: Transaction,
  account: Pick<Admin, 'id' | 'email'>,
  origin: Origin,
): Promise<void> {
  await transaction.session.updateMany({
    where: { adminUserId: account.id, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  await revokeTokens(transaction, account, origin);
  await endLinks(transaction, account);
}

/** Turns the refusal of a unique column into an expected failure. */
export async function unlessTaken<Result>(taken: Error, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
    throw isTaken ? taken : error;
  }
}
