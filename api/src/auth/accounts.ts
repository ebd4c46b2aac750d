import { prisma, type Transaction } from '../database/client.ts';
import type { AdminUser } from '../database/generated/client.ts';
import { ValidationError } from '../errors.ts';
import { recordChange } from '../history/record.ts';
import { alter, endAccess, entity, operator, unlessTaken } from './accountChanges.ts';
import { endLinks, makeLink } from './accountLinks.ts';
import type { Role } from './capabilities.ts';
import { hash } from './hashing.ts';
import { holdAccount } from './holdAccount.ts';
import { live } from './live.ts';
import { refuseWeak } from './newPassword.ts';
import { removeFactorsOf } from './secondFactor.ts';
import { recordEvent, type Origin } from './securityEvents.ts';

// Account commands for the operator, run from the command line: no one is signed in, and no API exposes them.

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
export async function createAccount(
  origin: Origin,
  { email, password, role }: { email: string; password: string; role: Role },
): Promise<void> {
  await refuseWeak(password, email, 'password');
  const passwordHash = await hash(password);
  await unlessTaken(new ValidationError('An account with this address already exists.'), () =>
    prisma.$transaction(async (transaction) => {
      await transaction.adminUser.deleteMany({ where: { demoPassword: { not: null } } });
      const after = await transaction.adminUser.create({ data: { email, passwordHash, role } });
      await recordChange(transaction, operator, { entity, before: null, after });
      await recordEvent(transaction, 'accountCreated', after, origin);
    }),
  );
}

/**
 * Sets an account’s password, and ends its sessions, API tokens and one-time links.
 * @throws NotFoundError, ValidationError if the password is easily guessed
 */
export async function setPassword(origin: Origin, email: string, password: string): Promise<void> {
  await refuseWeak(password, email, 'password');
  const passwordHash = await hash(password);
  await change(email, async (transaction, before) => {
    const account = await alter(transaction, operator, before, { passwordHash, invitedAt: null });
    await recordEvent(transaction, 'passwordChanged', account, origin);
    await endAccess(transaction, account, origin);
  });
}

/**
 * Prevents any sign-in to an account, and permanently ends its sessions, API tokens and one-time links.
 * @throws NotFoundError, ValidationError if it is already disabled
 */
export async function disableAccount(origin: Origin, email: string): Promise<void> {
  await change(email, async (transaction, before) => {
    if (before.disabledAt) throw new ValidationError(`${email} is already disabled.`);
    const account = await alter(transaction, operator, before, { disabledAt: new Date() });
    await recordEvent(transaction, 'accountDisabled', account, origin);
    await endAccess(transaction, account, origin);
  });
}

/** Allows an account to sign in again. @throws NotFoundError, ValidationError if it is enabled */
export async function enableAccount(origin: Origin, email: string): Promise<void> {
  await change(email, async (transaction, before) => {
    if (!before.disabledAt) throw new ValidationError(`${email} is already enabled.`);
    const account = await alter(transaction, operator, before, { disabledAt: null });
    await recordEvent(transaction, 'accountEnabled', account, origin);
  });
}

/** Gives an account a role. @throws NotFoundError, ValidationError if it has it */
export async function setRole(origin: Origin, email: string, role: Role): Promise<void> {
  await change(email, async (transaction, before) => {
    if (before.role === role) throw new ValidationError(`${email} already has the role ${role}.`);
    const account = await alter(transaction, operator, before, { role });
    await recordEvent(transaction, 'roleChanged', account, origin, role);
  });
}

/**
 * Makes a link with which an account’s person sets their password, in place of earlier ones.
 * @returns its address
 * @throws NotFoundError, ValidationError if the account is disabled
 */
export async function linkFor(origin: Origin, email: string): Promise<string> {
  return change(email, async (transaction, account) => {
    if (account.disabledAt) throw new ValidationError(`${email} is disabled. “enable” allows sign-in again.`);
    await endLinks(transaction, account);
    await recordEvent(transaction, 'passwordLinkCreated', account, origin);
    const purpose = account.invitedAt ? 'invitation' : 'passwordReset';
    return makeLink(transaction, account.id, purpose, origin.environment);
  });
}

/**
 * Lets the person with this subject at the identity provider sign in to an account.
 * @throws NotFoundError, ValidationError if another account has the subject
 */
export async function linkIdentity(origin: Origin, email: string, externalId: string): Promise<void> {
  await unlessTaken(new ValidationError('Another account already has this identity.'), () =>
    change(email, async (transaction, before) => {
      const account = await alter(transaction, operator, before, { externalId, invitedAt: null });
      await recordEvent(transaction, 'identityLinked', account, origin);
    }),
  );
}

/** Removes the second factors of an account: its password alone signs in again. @throws NotFoundError */
export async function removeFactors(origin: Origin, email: string): Promise<void> {
  await change(email, async (transaction, account) => removeFactorsOf(transaction, account, origin));
}

/** Changes an account, atomically. @throws NotFoundError */
function change<Result>(
  email: string,
  work: (transaction: Transaction, account: AdminUser) => Promise<Result>,
): Promise<Result> {
  return prisma.$transaction(async (transaction) =>
    work(transaction, await holdAccount(transaction, { email })),
  );
}
