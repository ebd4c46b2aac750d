import { z } from 'zod';
import { prisma } from '../database/client.ts';
import { NotImplementedError } from '../errors.ts';
import { line } from '../inputFields.ts';
import { siteLimits } from '../limits/siteLimit.ts';
import { countersOf, takePoints, visitorLimit } from '../limits/throttle.ts';
import { validate } from '../validation.ts';
import { alter, endAccess } from './accountChanges.ts';
import { mailLink } from './accountLinks.ts';
import { hash } from './hashing.ts';
import { holdAccount } from './holdAccount.ts';
import { findLink, type FoundLink } from './linkSecrets.ts';
import { newPassword, refuseWeak } from './newPassword.ts';
import { publicWriteRule } from './permission.ts';
import { recordEvent, type Origin } from './securityEvents.ts';

const visitors = visitorLimit('passwordReset');
const counters = countersOf('passwordReset');

export const resetPasswordInput = z.strictObject({
  email: line(254).toLowerCase().meta({ description: 'The address of the account.' }),
});

/**
 * Mails a link for a new password to the account with this address. The answer and its time are the same whether or not
 * there is one: both store a row and send a job.
 * @throws NotImplementedError if mail is not configured (docs/product.md#sign-in), ValidationError, TooManyAttemptsError
 */
export const resetPassword = publicWriteRule(
  async (_viewer, origin: Origin, input: unknown): Promise<void> => {
    if (!origin.environment.SMTP_URL) throw new NotImplementedError('Password reset not implemented in demo');
    const { email } = validate(resetPasswordInput, input);
    await takePoints([...visitors.countsOf(origin.client().address), ...counters('account', email)]);
    await siteLimits.passwordReset.slow(await siteLimits.passwordReset.count());
    const account = await prisma.adminUser.findUnique({
      // Who signs in only at the identity provider has no password to forget.
      where: { email, disabledAt: null, OR: [{ passwordHash: { not: null } }, { invitedAt: { not: null } }] },
      select: { id: true },
    });
    await prisma.$transaction((transaction) => mailLink(transaction, account?.id ?? null, 'passwordReset'));
  },
);

/**
 * What a one-time link is for, without using it up.
 * @throws AccountLinkError that says why it does not work
 */
export const readAccountLink = publicWriteRule(async (_viewer, secret: string): Promise<FoundLink> =>
  findLink(secret),
);

export const setPasswordInput = z.strictObject({
  // An overlong one is a link that was never valid.
  secret: z.string().meta({ description: 'What follows “#” in the link.' }),
  password: newPassword,
});

/**
 * Sets the password of the account that a one-time link is for, which uses up the link, and ends all sessions, API
 * tokens and other links of the account. Of two calls at once exactly one succeeds.
 * @returns the address with which to sign in
 * @throws AccountLinkError, ValidationError, also if the password is easily guessed
 */
export const setPasswordByLink = publicWriteRule(
  async (_viewer, origin: Origin, input: unknown): Promise<string> => {
    const { secret, password } = validate(setPasswordInput, input);
    const { adminUser } = await findLink(secret);
    await refuseWeak(password, adminUser.email, 'password');
    const passwordHash = await hash(password);
    return prisma.$transaction(async (transaction) => {
      // Whoever comes second waits here, and then finds the link used.
      const before = await holdAccount(transaction, { id: adminUser.id });
      const { id } = await findLink(secret, transaction);
      await transaction.accountLink.update({ where: { id }, data: { usedAt: new Date(), nextMailAt: null } });
      const account = await alter(transaction, before, before, { passwordHash, invitedAt: null });
      const kind = before.invitedAt ? 'invitationAccepted' : 'passwordChanged';
      await recordEvent(transaction, kind, account, origin);
      await endAccess(transaction, account, origin);
      return account.email;
    });
  },
);
