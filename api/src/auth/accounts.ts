import { prisma, type Transaction } from '../database/client.ts';
import { Prisma, type AdminUser } from '../database/generated/client.ts';
import { NotFoundError, ValidationError } from '../errors.ts';
import { recordChanges } from '../history/record.ts';
import { revokeTokens } from './apiTokens.ts';
import { hash } from './hashing.ts';
import { refuseWeak } from './newPassword.ts';
import { recordEvent, type Origin } from './securityEvents.ts';
import { live } from './live.ts';

// Account commands for the operator, run from the command line: no one is signed in, and no API exposes them.

/** The actor shown in the history. */
const operator = { email: 'npm run account' };

const entity = 'AdminUser';

/** All accounts ordered by address, with the number of active sessions and API tokens. */
export function listAccounts() {
  return prisma.adminUser.findMany({
    orderBy: { email: 'asc' },
    include: { _count: { select: { sessions: { where: live() }, apiTokens: { where: live() } } } },
  });
}

/**
 * Creates an account, and ends a demo.
 * @param email lower case
 * @throws ValidationError if the address is taken or the password is easily guessed
 */
export async function createAccount(origin: Origin, email: string, password: string): Promise<void> {
  await refuseWeak(password, email, 'password');
  const passwordHash = await hash(password);
  await refuseTaken('An account with this address already exists.', async (transaction) => {
    await transaction.adminUser.deleteMany({ where: { demoPassword: { not: null } } });
    const after = await transaction.adminUser.create({ data: { email, passwordHash } });
    await recordChanges(transaction, operator, [{ entity, before: null, after }]);
    await recordEvent(transaction, 'accountCreated', after, origin);
  });
}

/**
 * Sets an account’s password, and ends its sessions and API tokens.
 * @throws NotFoundError, ValidationError if the password is easily guessed
 */
export async function setPassword(origin: Origin, email: string, password: string): Promise<void> {
  await refuseWeak(password, email, 'password');
  const passwordHash = await hash(password);
  await change(email, { passwordHash }, async (transaction, account) => {
    await recordEvent(transaction, 'passwordChanged', account, origin);
    await endEverything(transaction, account, origin);
  });
}

/**
 * Prevents any sign-in to an account, and permanently ends its sessions and API tokens.
 * @throws NotFoundError, ValidationError if it is already disabled
 */
export async function disableAccount(origin: Origin, email: string): Promise<void> {
  await change(email, { disabledAt: new Date() }, async (transaction, account, before) => {
    if (before.disabledAt) throw new ValidationError(`${email} is already disabled.`);
    await recordEvent(transaction, 'accountDisabled', account, origin);
    await endEverything(transaction, account, origin);
  });
}

/** Allows an account to sign in again. @throws NotFoundError, ValidationError if it is enabled */
export async function enableAccount(origin: Origin, email: string): Promise<void> {
  await change(email, { disabledAt: null }, async (transaction, account, before) => {
    if (!before.disabledAt) throw new ValidationError(`${email} is already enabled.`);
    await recordEvent(transaction, 'accountEnabled', account, origin);
  });
}

/**
 * Lets the person with this subject at the identity provider sign in to an account.
 * @throws NotFoundError, ValidationError if another account has the subject
 */
export async function linkIdentity(origin: Origin, email: string, externalId: string): Promise<void> {
  await change(email, { externalId }, (transaction, account) =>
    recordEvent(transaction, 'identityLinked', account, origin),
  );
}

/** Changes an account and records the change, atomically. */
async function change(
  email: string,
  data: Prisma.AdminUserUpdateInput,
  consequences: (transaction: Transaction, account: AdminUser, before: AdminUser) => Promise<void>,
): Promise<void> {
  await refuseTaken('Another account already has this identity.', async (transaction) => {
    // Waits for in-flight sign-ins; later ones see the change.
    await transaction.$queryRaw`SELECT 1 FROM "AdminUser" WHERE email = ${email} FOR UPDATE`;
    const before = await transaction.adminUser.findUnique({ where: { email } });
    if (!before) throw new NotFoundError(`Account ${email} not found. “list” shows all accounts.`);
    const after = await transaction.adminUser.update({ where: { email }, data });
    await recordChanges(transaction, operator, [{ entity, before, after }]);
    await consequences(transaction, after, before);
  });
}

async function endEverything(transaction: Transaction, account: AdminUser, origin: Origin): Promise<void> {
  const { id, email } = account;
  await transaction.session.updateMany({
    where: { adminUserId: id, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  await revokeTokens(transaction, { id, email }, origin);
}

async function refuseTaken(
  message: string,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await prisma.$transaction(work);
  } catch (error) {
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
    throw isTaken ? new ValidationError(message) : error;
  }
}
