import { hash, verify } from './hashing.ts';
import { z } from 'zod';
import { prisma, type Transaction } from '../database/client.ts';
import type { AdminUser } from '../database/generated/client.ts';
import {
  InvalidCodeError,
  InvalidCredentialsError,
  NotImplementedError,
  SecondFactorRequiredError,
} from '../errors.ts';
import { clearable, line } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { rememberDevice } from './knownDevice.ts';
import { isNewDevice } from './newDevice.ts';
import { useUpCode } from './oneTimeCodes.ts';
import { publicRule, publicWriteRule } from './permission.ts';
import { code, factorsOf, hasFactor } from './secondFactor.ts';
import { countFailure, recordEvent, type Origin } from './securityEvents.ts';
import {
  noteSeen,
  openSession,
  refreshSession,
  revokeSession,
  revokeSessionOf,
  type Credentials,
} from './session.ts';
import { countCode, countSignInAttempt } from './throttle.ts';
import type { Tokens } from './tokens.ts';

export const signInInput = z.strictObject({
  email: line(254).toLowerCase().meta({ description: 'The admin’s email address.' }),
  password: z.string().max(256).meta({ description: 'At most 256 characters.' }),
  code: clearable(code, () => undefined).meta({
    description:
      'For an account with a second factor: the six digits of its authenticator app, or one of its recovery codes. Ignored for others.',
  }),
});

/** The client’s device, as seen on the connection. */
export interface Client {
  address: string;
  userAgent: string;
  /** The cookie that identifies the device to accounts (knownDevice.ts); empty if absent. */
  device: string;
  /** Whether the request comes from this machine, without a proxy. */
  isLocal: boolean;
}

// Verified against for an unknown account, so that the response takes as long as for a known one.
const unknownAccountHash = await hash('nobody’s password');

/** An open session, and the cookie that identifies the device to the account from now on. */
export type SignedIn = Credentials & { device: string };

/** Opens a session for an account that the transaction holds and that has just been authenticated, and records it. */
export async function openSessionOf(
  transaction: Transaction,
  user: AdminUser,
  tokens: Tokens,
  origin: Origin,
): Promise<SignedIn> {
  const client = origin.client();
  const kind = (await isNewDevice(transaction, user, client)) ? 'newDevice' : 'signedIn';
  await recordEvent(transaction, kind, user, origin);
  const credentials = await openSession(tokens, user, client, transaction);
  return { ...credentials, device: rememberDevice(user, client.device) };
}

/**
 * Opens a session (docs/product.md#sign-in).
 * An attempt without a code that is needed counts until the code has come: it shows that the password was right.
 * @throws ValidationError, InvalidCredentialsError, SecondFactorRequiredError, InvalidCodeError, TooManyAttemptsError
 */
export const signIn = publicWriteRule(
  async (_viewer, tokens: Tokens, origin: Origin, input: unknown): Promise<SignedIn> => {
    const client = origin.client();
    const { email, password, code: given } = validate(signInInput, input);
    const forgive = await countSignInAttempt(email, client);
    const user = await prisma.adminUser.findUnique({ where: { email, disabledAt: null } });
    const matches = await verify(user?.passwordHash ?? unknownAccountHash, password);
    if (!user?.passwordHash || !matches) {
      await countFailure('signInFailed', user, client);
      throw new InvalidCredentialsError();
    }
    const { passwordHash } = user;
    // Without a second factor, any code is ignored.
    const isCode = given !== undefined && hasFactor(await factorsOf(prisma, user.id));
    const forgiveCode = isCode ? await countCode(email) : null;
    const signedIn = await prisma.$transaction(async (transaction) => {
      await holdPassword(transaction, user.id, passwordHash);
      if (!(await proveSecondFactor(transaction, user, given, origin))) return null;
      return openSessionOf(transaction, user, tokens, origin);
    });
    if (!signedIn) {
      await countFailure('signInFailed', user, client);
      throw new InvalidCodeError();
    }
    await forgive();
    await forgiveCode?.();
    await noteSeen(user);
    return signedIn;
  },
);

/**
 * Whether the code proves the account’s second factor, which uses it up; true for an account without one.
 * @throws SecondFactorRequiredError if a code is needed and none is given
 */
async function proveSecondFactor(
  transaction: Transaction,
  user: AdminUser,
  given: string | undefined,
  origin: Origin,
): Promise<boolean> {
  const factors = await factorsOf(transaction, user.id);
  if (!hasFactor(factors)) return true;
  if (given === undefined || given === '') throw new SecondFactorRequiredError(factors);
  const used = await useUpCode(transaction, user.id, given);
  if (used === 'recoveryCode') await recordEvent(transaction, 'recoveryCodeUsed', user, origin);
  return used !== null;
}

/**
 * Locks an admin’s password until the transaction ends, so that no session is opened with a password that is
 * being changed, or for an account that is being disabled, after all its sessions have ended.
 * @throws InvalidCredentialsError if the password has already changed or the account is disabled
 */
export async function holdPassword(
  transaction: Transaction,
  id: number,
  passwordHash: string,
): Promise<void> {
  const held = await transaction.$queryRaw<unknown[]>`
    SELECT 1 FROM "AdminUser" WHERE "id" = ${id} AND "passwordHash" = ${passwordHash} AND "disabledAt" IS NULL FOR SHARE`;
  if (held.length === 0) throw new InvalidCredentialsError();
}

/** The signed-in admin; null for visitors. */
export const findViewer = publicRule(async (viewer) => viewer.admin);

/**
 * Ends the viewer’s session, if any.
 * @param refreshToken identifies the session of a client whose access token has expired
 * @param account whose window signs out, if the request names it
 * @returns false if the session is another account’s, and stays open
 */
export const signOut = publicWriteRule(
  async (viewer, refreshToken: string, account: string | null): Promise<boolean> => {
    if (viewer.admin?.sessionId) await revokeSession(viewer.admin.sessionId);
    return revokeSessionOf(refreshToken, account);
  },
);

/**
 * Exchanges a refresh token, which works only once, for new tokens.
 * @throws UnauthenticatedError
 */
export const refresh = publicWriteRule(
  async (_viewer, tokens: Tokens, origin: Origin, refreshToken: string) =>
    refreshSession(tokens, origin, refreshToken),
);

/** @throws NotImplementedError always (docs/product.md#sign-in) */
export const signUp = publicWriteRule(async (): Promise<never> => {
  throw new NotImplementedError('Sign up not implemented in demo');
});

/**
 * The demo admin’s credentials, shown below its login form (docs/product.md#sign-in); null for a browser on
 * another machine, and once the site has its own admin or the demo’s password has changed.
 */
export const demoCredentials = publicRule(
  async (_viewer, client: Client): Promise<{ email: string; password: string } | null> => {
    if (!client.isLocal) return null;
    const user = await prisma.adminUser.findFirst({
      where: { demoPassword: { not: null }, disabledAt: null },
      select: { email: true, demoPassword: true, passwordHash: true },
    });
    if (!user?.demoPassword || !user.passwordHash) return null;
    const { email, demoPassword: password, passwordHash } = user;
    return (await verify(passwordHash, password)) ? { email, password } : null;
  },
);
