import { z } from 'zod';
import { prisma, type Transaction } from '../database/client.ts';
import { FactorNeededError, InvalidCodeError, NotFoundError, ValidationError } from '../errors.ts';
import { validate } from '../validation.ts';
import { currentRequirement } from './factorDue.ts';
import {
  appAddress,
  newAuthenticatorSecret,
  recoveryCodeCount,
  replaceRecoveryCodes,
  stepOf,
} from './oneTimeCodes.ts';
import { holdOwnAccount } from './holdAccount.ts';
import { confirmedRule, personRule } from './permission.ts';
import { recordEvent, type Origin } from './securityEvents.ts';
import type { Admin } from './viewer.ts';

// What an account needs besides its password (docs/product.md#second-factor): one-time codes of an app, or a passkey,
// which alone is two factors; and the recovery codes that take their place.

/** How long an app can be set up, in milliseconds. */
const setupLifetime = 10 * 60 * 1000;

export const code = z.string().max(40);

export const confirmAuthenticatorInput = z.strictObject({
  code: code.meta({ description: 'The six digits that the app shows now.' }),
});

/** Which second factors an account has. */
export interface Factors {
  authenticator: boolean;
  passkey: boolean;
}

export async function factorsOf(transaction: Transaction, adminUserId: number): Promise<Factors> {
  const authenticator = await transaction.authenticator.findUnique({ where: { adminUserId } });
  const passkeys = await transaction.passkey.count({ where: { adminUserId } });
  return { authenticator: typeof authenticator?.secret === 'string', passkey: passkeys > 0 };
}

export const hasFactor = ({ authenticator, passkey }: Factors) => authenticator || passkey;

/**
 * Call it after an account has got a factor.
 * @param before what it had
 * @returns recovery codes, if it was the first
 */
export async function codesForFirst(
  transaction: Transaction,
  adminUserId: number,
  before: Factors,
): Promise<string[] | null> {
  return hasFactor(before) ? null : replaceRecoveryCodes(transaction, adminUserId);
}

/**
 * Call it after somebody has removed a factor of theirs: without any, recovery codes have nothing to replace.
 * @throws FactorNeededError if it was their last, and one is required
 */
export async function endCodesWithLast(transaction: Transaction, adminUserId: number): Promise<void> {
  if (hasFactor(await factorsOf(transaction, adminUserId))) return;
  if (await currentRequirement(transaction)) throw new FactorNeededError();
  await transaction.recoveryCode.deleteMany({ where: { adminUserId } });
}

/** The state of the admin’s own second factors. */
export interface OwnFactors {
  /** Whether the password alone no longer signs in. */
  isOn: boolean;
  /** When the authenticator app was added; null without one. */
  authenticatorAddedAt: Date | null;
  recoveryCodesLeft: number;
}

/** @throws UnauthenticatedError, ForbiddenError */
export const readOwnFactors = personRule('account.manage', async (admin): Promise<OwnFactors> => {
  const [factors, authenticator, recoveryCodesLeft] = await Promise.all([
    factorsOf(prisma, admin.id),
    prisma.authenticator.findUnique({ where: { adminUserId: admin.id } }),
    prisma.recoveryCode.count({ where: { adminUserId: admin.id, usedAt: null } }),
  ]);
  const authenticatorAddedAt = authenticator?.secret ? authenticator.addedAt : null;
  return { isOn: hasFactor(factors), authenticatorAddedAt, recoveryCodesLeft };
});

/** Who signs in only at the identity provider has their second factor there. */
export function refuseForeign({ sessionId }: Admin): void {
  if (!sessionId) throw new ValidationError('You signed in at your identity provider: do this there.');
}

/** The secret of an app that is being set up. */
export interface AuthenticatorSetup {
  secret: string;
  address: string;
}

/**
 * Begins to set up an authenticator app, within ten minutes. One that the account already has works until then.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, ValidationError
 */
export const startAuthenticator = confirmedRule(
  'account.manage',
  async (admin, { environment }: Origin): Promise<AuthenticatorSetup> => {
    refuseForeign(admin);
    const secret = newAuthenticatorSecret();
    const pending = { pendingSecret: secret, pendingUntil: new Date(Date.now() + setupLifetime) };
    await prisma.$transaction(async (transaction) => {
      const { id: adminUserId } = await holdOwnAccount(transaction, admin);
      await transaction.authenticator.upsert({
        where: { adminUserId },
        create: { adminUserId, ...pending },
        update: pending,
      });
    });
    return { secret, address: appAddress(secret, admin.email, new URL(environment.PUBLIC_URL).host) };
  },
);

/**
 * Adds the authenticator app that was set up, in place of an earlier one: from now on the password needs a code.
 * @returns recovery codes, which cannot be shown again, if it is the account’s first factor
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, InvalidCodeError, ValidationError if nothing is
 * being set up
 */
export const confirmAuthenticator = confirmedRule(
  'account.manage',
  async (admin, origin: Origin, input: unknown): Promise<string[] | null> => {
    const given = validate(confirmAuthenticatorInput, input);
    return prisma.$transaction(async (transaction) => {
      const account = await holdOwnAccount(transaction, admin);
      const where = { adminUserId: account.id };
      const before = await factorsOf(transaction, account.id);
      const row = await transaction.authenticator.findUnique({ where });
      const { pendingSecret, pendingUntil } = row ?? {};
      if (!pendingSecret || !pendingUntil || pendingUntil <= new Date())
        throw new ValidationError('The setup took too long. Start again.');
      const step = stepOf(pendingSecret, given.code.replaceAll(/\s/g, ''));
      if (step === null) throw new InvalidCodeError();
      await transaction.authenticator.update({
        where,
        data: {
          secret: pendingSecret,
          lastStep: step,
          addedAt: new Date(),
          pendingSecret: null,
          pendingUntil: null,
        },
      });
      await recordEvent(transaction, 'authenticatorAdded', account, origin);
      return codesForFirst(transaction, account.id, before);
    });
  },
);

/**
 * Removes the admin’s own authenticator app.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, NotFoundError, FactorNeededError
 */
export const removeAuthenticator = confirmedRule(
  'account.manage',
  async (admin, origin: Origin): Promise<void> =>
    prisma.$transaction(async (transaction) => {
      const account = await holdOwnAccount(transaction, admin);
      const { count } = await transaction.authenticator.deleteMany({
        where: { adminUserId: account.id, secret: { not: null } },
      });
      if (count === 0) throw new NotFoundError('Your account has no authenticator app.');
      await endCodesWithLast(transaction, account.id);
      await recordEvent(transaction, 'authenticatorRemoved', account, origin);
    }),
);

/**
 * Makes new recovery codes; earlier ones end.
 * @returns ten codes, which cannot be shown again
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, ValidationError without a second factor
 */
export const makeRecoveryCodes = confirmedRule(
  'account.manage',
  async (admin, origin: Origin): Promise<string[]> =>
    prisma.$transaction(async (transaction) => {
      const account = await holdOwnAccount(transaction, admin);
      if (!hasFactor(await factorsOf(transaction, account.id)))
        throw new ValidationError(
          `Add a passkey or an authenticator app first: its ${recoveryCodeCount} recovery codes come with it.`,
        );
      await recordEvent(transaction, 'recoveryCodesMade', account, origin);
      return replaceRecoveryCodes(transaction, account.id);
    }),
);

/**
 * Removes all passkeys, the authenticator app and the recovery codes of an account that the transaction holds: its
 * password alone signs in again.
 * @throws NotFoundError if it has none
 */
export async function removeFactorsOf(
  transaction: Transaction,
  account: Pick<Admin, 'id' | 'email'>,
  origin: Origin,
): Promise<void> {
  const where = { adminUserId: account.id };
  const passkeys = await transaction.passkey.deleteMany({ where });
  const authenticators = await transaction.authenticator.deleteMany({ where });
  await transaction.recoveryCode.deleteMany({ where });
  if (passkeys.count + authenticators.count === 0)
    throw new NotFoundError('This account has no second factor.');
  await recordEvent(transaction, 'factorsRemoved', account, origin);
}
