import type { Transaction } from '../database/client.ts';
import { Prisma, type AdminUser } from '../database/generated/client.ts';
import { NotFoundError } from '../errors.ts';
import { hasEnded, live } from './live.ts';
import type { Admin } from './viewer.ts';

type Which = { id: number } | { email: string };

async function findHeld(transaction: Transaction, where: Which): Promise<AdminUser | null> {
  const column = Prisma.raw('id' in where ? '"id"' : '"email"');
  const value = 'id' in where ? where.id : where.email;
  await transaction.$queryRaw`SELECT 1 FROM "AdminUser" WHERE ${column} = ${value} FOR UPDATE`;
  return transaction.adminUser.findUnique({ where });
}

/**
 * Locks an account until the transaction ends: sign-ins in progress end before, and later ones see the change.
 * @throws NotFoundError
 */
export async function holdAccount(transaction: Transaction, where: Which): Promise<AdminUser> {
  const account = await findHeld(transaction, where);
  if (account) return account;
  throw new NotFoundError(
    'id' in where
      ? 'This account does not exist.'
      : `Account ${where.email} not found. “list” shows all accounts.`,
  );
}

/**
 * Locks the account of a caller in person, whose session may have ended since their call began: what ends all access to
 * an account locks it, too.
 * @throws UnauthenticatedError
 */
export async function holdOwnAccount(
  transaction: Transaction,
  { id, sessionId }: Pick<Admin, 'id' | 'sessionId'>,
): Promise<AdminUser> {
  const account = await findHeld(transaction, { id });
  const session = { id: sessionId ?? '', ...live() };
  const isOpen = sessionId === null || (await transaction.session.count({ where: session })) > 0;
  if (!account || account.disabledAt || !isOpen) throw hasEnded();
  return account;
}
