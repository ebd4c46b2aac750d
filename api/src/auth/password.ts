import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';
import { prisma } from '../database/client.ts';
import { InvalidCredentialsError, ValidationError } from '../errors.ts';
import { validate } from '../validation.ts';
import type { Client } from './auth.ts';
import { personRule } from './permission.ts';
import { countSignInAttempt } from './throttle.ts';

export const changePasswordInput = z.strictObject({
  currentPassword: z.string().max(256).meta({ description: 'The password that is good until now.' }),
  newPassword: z
    .string()
    .min(12, 'At least 12 characters.')
    .max(256)
    .meta({ description: 'The password from now on, 12 to 256 characters.' }),
});

/**
 * Changes the admin's own password and, in the same transaction, ends all their sessions but this one. A wrong
 * current password counts as an attempt to sign in.
 * @returns the ids of the sessions that it ended
 * @throws UnauthenticatedError, ForbiddenError, ValidationError also for an admin without a password,
 *   InvalidCredentialsError for a wrong current password, TooManyAttemptsError
 */
export const changePassword = personRule(async (admin, client: Client, input: unknown): Promise<string[]> => {
  const { currentPassword, newPassword } = validate(changePasswordInput, input);
  const { id, email, sessionId } = admin;
  const { passwordHash } = await prisma.adminUser.findUniqueOrThrow({ where: { id } });
  if (!passwordHash) {
    throw new ValidationError('This account has no password here: change it at your identity provider.');
  }
  const forgive = await countSignInAttempt(email, client.address);
  if (!(await verify(passwordHash, currentPassword))) throw new InvalidCredentialsError();
  const next = await hash(newPassword);
  const ended = await prisma.$transaction(async (transaction) => {
    // The hash in the condition lets only one of two simultaneous changes win.
    const where = { id, passwordHash };
    const { count } = await transaction.adminUser.updateMany({ where, data: { passwordHash: next } });
    if (count === 0) throw new InvalidCredentialsError();
    return transaction.session.updateManyAndReturn({
      where: { adminUserId: id, revokedAt: null, ...(sessionId && { NOT: { id: sessionId } }) },
      data: { revokedAt: new Date() },
      select: { id: true },
    });
  });
  await forgive();
  return ended.map((session) => session.id);
});
