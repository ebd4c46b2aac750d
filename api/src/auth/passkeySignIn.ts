import { z } from 'zod';
import { prisma, type Transaction } from '../database/client.ts';
import type { AdminUser, Passkey } from '../database/generated/client.ts';
import { ExpectedError, PasskeyError, ValidationError } from '../errors.ts';
import { siteLimits } from '../limits/siteLimit.ts';
import { visitorLimit } from '../limits/throttle.ts';
import { validate } from '../validation.ts';
import { openSessionOf, type SignedIn } from './auth.ts';
import { checkAssertion, parseAssertion, passkeyAnswer, type Assertion } from './passkeyAnswers.ts';
import { challengeLifetime, newChallenge, relyingParty, type ChallengeFor } from './passkeyChallenges.ts';
import { confirmSession } from './password.ts';
import { personRule, publicWriteRule } from './permission.ts';
import { countFailure, type Origin } from './securityEvents.ts';
import { noteSeen } from './session.ts';
import { countSignInAttempt } from './throttle.ts';
import type { Tokens } from './tokens.ts';

// A passkey in place of a password (docs/product.md#passkeys).

export const passkeyAnswerInput = z.strictObject({ answer: passkeyAnswer });

const visitors = visitorLimit('passkeySignIn');

/** The options for navigator.credentials.get, as JSON text. */
async function optionsFor(
  { environment }: Origin,
  bound: ChallengeFor,
  passkeys: Passkey[] = [],
): Promise<string> {
  const { rpID } = relyingParty(environment);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(Buffer.from(await newChallenge(bound), 'base64url')),
    timeout: challengeLifetime,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports.split(' ').filter(Boolean),
    })),
  });
  return JSON.stringify(options);
}

/**
 * Begins a sign-in with any passkey of this site. Whose it is shows only in its answer.
 * @throws NotImplementedError on a site without a host name, TooManyAttemptsError
 */
export const startPasskeySignIn = publicWriteRule(async (_viewer, origin: Origin): Promise<string> => {
  relyingParty(origin.environment);
  await visitors.count(origin.client().address);
  await siteLimits.passkeySignIn.slow(await siteLimits.passkeySignIn.count());
  return optionsFor(origin, { purpose: 'signIn' });
});

/** A passkey with its account, which is locked until the transaction ends; null if either may not be used any more. */
async function holdPasskey(transaction: Transaction, { id, counter }: Passkey, next: bigint) {
  // An authenticator that counts must have counted on: otherwise there is a copy of it.
  const moved = next === 0n && counter === 0n ? { counter: 0n } : { counter: { lt: next } };
  const { count } = await transaction.passkey.updateMany({
    where: { id, ...moved, adminUser: { disabledAt: null } },
    data: { counter: next, lastUsedAt: new Date() },
  });
  return count > 0;
}

/** Checks the answer of somebody’s passkey. @throws PasskeyError, after it is counted as a failure */
async function prove(
  kind: Parameters<typeof countFailure>[0],
  passkey: (Passkey & { adminUser: AdminUser }) | null,
  answer: Assertion,
  origin: Origin,
  bound: ChallengeFor,
): Promise<bigint> {
  try {
    if (!passkey || passkey.adminUser.disabledAt) throw new PasskeyError('PASSKEY_REFUSED');
    return await checkAssertion(answer, passkey, origin, bound);
  } catch (error) {
    if (error instanceof ExpectedError) await countFailure(kind, passkey?.adminUser ?? null, origin.client());
    throw error;
  }
}

/**
 * Opens a session with a passkey, which replaces the password: its authenticator has verified the person. It counts as
 * an attempt to sign in, until it succeeds.
 * @throws ValidationError, PasskeyError, NotImplementedError, TooManyAttemptsError
 */
export const signInWithPasskey = publicWriteRule(
  async (_viewer, tokens: Tokens, origin: Origin, input: unknown): Promise<SignedIn> => {
    const answer = parseAssertion(validate(passkeyAnswerInput, input).answer);
    const passkey = await prisma.passkey.findUnique({
      where: { credentialId: answer.id },
      include: { adminUser: true },
    });
    const forgive = await countSignInAttempt(passkey?.adminUser.email ?? '', origin.client());
    const counter = await prove('signInFailed', passkey, answer, origin, { purpose: 'signIn' });
    if (!passkey) throw new PasskeyError('PASSKEY_REFUSED');
    const { adminUser } = passkey;
    const signedIn = await prisma.$transaction(async (transaction) => {
      // So that no session is opened for an account that is being disabled, after all its sessions have ended.
      await transaction.$queryRaw`SELECT 1 FROM "AdminUser" WHERE "id" = ${adminUser.id} FOR SHARE`;
      if (!(await holdPasskey(transaction, passkey, counter))) throw new PasskeyError('PASSKEY_REFUSED');
      return openSessionOf(transaction, adminUser, tokens, origin);
    });
    await forgive();
    await noteSeen(adminUser);
    return signedIn;
  },
);

/**
 * Begins to confirm the identity of a session’s user with one of their passkeys.
 * @throws UnauthenticatedError, ForbiddenError, NotImplementedError, ValidationError if they have none
 */
export const startPasskeyConfirmation = personRule(
  'account.manage',
  async (admin, origin: Origin): Promise<string> => {
    const passkeys = await prisma.passkey.findMany({ where: { adminUserId: admin.id } });
    if (!admin.sessionId || passkeys.length === 0) throw new ValidationError('You have no passkey here.');
    return optionsFor(origin, { purpose: 'confirm', admin }, passkeys);
  },
);

/**
 * Confirms the identity of a session’s user with one of their passkeys, as `confirmPassword` does with the password.
 * @throws UnauthenticatedError, ForbiddenError, ValidationError, PasskeyError, NotImplementedError, TooManyAttemptsError
 */
export const confirmWithPasskey = personRule(
  'account.manage',
  async (admin, origin: Origin, input: unknown): Promise<void> => {
    const answer = parseAssertion(validate(passkeyAnswerInput, input).answer);
    const { id: adminUserId, sessionId } = admin;
    if (!sessionId) throw new ValidationError('You have no passkey here.');
    const passkey = await prisma.passkey.findFirst({
      where: { credentialId: answer.id, adminUserId },
      include: { adminUser: true },
    });
    const forgive = await countSignInAttempt(admin.email, origin.client());
    const counter = await prove('confirmationFailed', passkey, answer, origin, { purpose: 'confirm', admin });
    await prisma.$transaction(async (transaction) => {
      if (!passkey || !(await holdPasskey(transaction, passkey, counter)))
        throw new PasskeyError('PASSKEY_REFUSED');
      await confirmSession(transaction, sessionId);
    });
    await forgive();
  },
);
