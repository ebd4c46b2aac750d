import { hash, verify } from './hashing.ts';
import { z } from 'zod';
import { prisma, type Transaction } from '../database/client.ts';
import { InvalidCredentialsError, ValidationError } from '../errors.ts';
import { validate } from '../validation.ts';
import { revokeTokens } from './apiTokens.ts';
import { holdPassword } from './auth.ts';
import { newPassword, refuseWeak } from './newPassword.ts';
import { personRule } from './permission.ts';
import { countFailure, recordEvent, type Origin } from './securityEvents.ts';
import { countSignInAttempt } from './throttle.ts';
import type { Admin } from './viewer.ts';

const password = z.string().max(256);

export const changePasswordInput = z.strictObject({
  currentPassword: password.meta({ description: 'The current password.' }),
  newPassword,
  revokeApiTokens: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether to revoke the admin’s API tokens too; true by default.' }),
});

export const confirmPasswordInput = z.strictObject({
  password: password.meta({ description: 'The admin’s own password.' }),
});

/** What ended with the old password. */
export interface PasswordChange {
  /** The ids of the admin’s other sessions. */
  endedSessions: string[];
  /** The numbers of the API tokens that were revoked. */
  revokedTokens: number[];
}

/**
 * Changes the admin’s own password and, in the same transaction, ends all their sessions but this one, and
 * their API tokens unless they are to be kept. A wrong current password counts as an attempt to sign in.
 * @throws UnauthenticatedError, ForbiddenError, ValidationError, also if the new password is easily guessed
 * or equals the old one, or if the admin has no password, InvalidCredentialsError if the current password is
 * wrong, TooManyAttemptsError
 */
export const changePassword = personRule(
  'account.manage',
  async (admin, origin: Origin, input: unknown): Promise<PasswordChange> => {
    const { currentPassword, newPassword: next, revokeApiTokens } = validate(changePasswordInput, input);
    const { id, email, sessionId } = admin;
    await refuseWeak(next, email, 'newPassword');
    const { passwordHash, forgive } = await provePassword(admin, origin, currentPassword);
    if (next === currentPassword) {
      await forgive();
      throw samePassword();
    }
    const nextHash = await hash(next);
    const change = await prisma.$transaction(async (transaction) => {
      // With the hash in the condition, only one of two simultaneous changes succeeds.
      const where = { id, passwordHash };
      const { count } = await transaction.adminUser.updateMany({ where, data: { passwordHash: nextHash } });
      if (count === 0) throw new InvalidCredentialsError();
      const ended = await transaction.session.updateManyAndReturn({
        where: { adminUserId: id, revokedAt: null, ...(sessionId && { NOT: { id: sessionId } }) },
        data: { revokedAt: new Date() },
        select: { id: true },
      });
      if (sessionId) await confirmSession(transaction, sessionId);
      await recordEvent(transaction, 'passwordChanged', admin, origin);
      const revokedTokens = revokeApiTokens ? await revokeTokens(transaction, admin, origin) : [];
      return { endedSessions: ended.map((session) => session.id), revokedTokens };
    });
    await forgive();
    return change;
  },
);

/**
 * Confirms the identity of a session’s user, for rules that require it (`confirmedRule`): valid for ten
 * minutes. A wrong password counts as a sign-in attempt.
 * @throws UnauthenticatedError, ForbiddenError, ValidationError if the admin has no session of this site or
 * no password, InvalidCredentialsError, TooManyAttemptsError
 */
export const confirmPassword = personRule(
  'account.manage',
  async (admin, origin: Origin, input: unknown): Promise<void> => {
    const given = validate(confirmPasswordInput, input);
    const { id, sessionId } = admin;
    if (!sessionId) {
      throw new ValidationError('Sign in again at your identity provider and send its new token.');
    }
    const { passwordHash, forgive } = await provePassword(admin, origin, given.password);
    await prisma.$transaction(async (transaction) => {
      await holdPassword(transaction, id, passwordHash);
      await confirmSession(transaction, sessionId);
    });
    await forgive();
  },
);

/** Notes that the session’s user has just authenticated. */
export async function confirmSession(transaction: Transaction, id: string): Promise<void> {
  await transaction.session.updateMany({ where: { id }, data: { authenticatedAt: new Date() } });
}

/** A password that others know must not stay in use while its owner believes it changed. */
function samePassword(): ValidationError {
  const message = 'This is the password that is to be replaced.';
  return new ValidationError(message, [
    { field: 'newPassword', code: 'SAME_AS_BEFORE', message, limit: null },
  ]);
}

/** Checks the admin’s password. @returns its hash, and a function that forgives the attempt */
async function provePassword(admin: Admin, origin: Origin, given: string) {
  const client = origin.client();
  const { passwordHash } = await prisma.adminUser.findUniqueOrThrow({ where: { id: admin.id } });
  if (!passwordHash) {
    throw new ValidationError('This account has no password here. Change it at your identity provider.');
  }
  const forgive = await countSignInAttempt(admin.email, client);
  if (await verify(passwordHash, given)) return { passwordHash, forgive };
  await countFailure('confirmationFailed', admin, client);
  throw new InvalidCredentialsError();
}
