import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';
import { prisma } from '../database/client.ts';
import { InvalidCredentialsError, NotImplementedError } from '../errors.ts';
import { line, validate } from '../validation.ts';
import { publicRule } from './permission.ts';
import { openSession, refreshSession, revokeSession, type Credentials } from './session.ts';
import { countSignInAttempt } from './throttle.ts';
import type { Tokens } from './tokens.ts';

export const signInInput = z.strictObject({
  email: line(254).toLowerCase().meta({ description: 'The admin’s e-mail address.' }),
  password: z.string().max(256).meta({ description: 'At most 256 characters.' }),
});

/** The device that asks, as the connection tells it. */
export interface Client {
  address: string;
  userAgent: string;
  /** The request comes from this very machine, with no proxy between. */
  isLocal: boolean;
}

// Compared with when the account is unknown, so that the answer takes as long as for a known one.
const nobodysHash = await hash('nobody’s password');

/**
 * Opens a session (specification sections 2.9 and 5).
 * @throws ValidationError, InvalidCredentialsError, TooManyAttemptsError
 */
export const signIn = publicRule(
  async (_viewer, tokens: Tokens, client: Client, input: unknown): Promise<Credentials> => {
    const { email, password } = validate(signInInput, input);
    const forgive = await countSignInAttempt(email, client.address);
    const user = await prisma.adminUser.findUnique({ where: { email, disabledAt: null } });
    const matches = await verify(user?.passwordHash ?? nobodysHash, password);
    if (!user?.passwordHash || !matches) throw new InvalidCredentialsError();
    await forgive();
    return openSession(tokens, user, client.userAgent);
  },
);

/** Who is signed in; null for visitors. */
export const findViewer = publicRule(async (viewer) => viewer.admin);

/** Ends the viewer's session, if there is one. */
export const signOut = publicRule(async (viewer): Promise<void> => {
  if (viewer.admin?.sessionId) await revokeSession(viewer.admin.sessionId);
});

/**
 * Fresh tokens for a refresh token, which is spent by it.
 * @throws UnauthenticatedError
 */
export const refresh = publicRule((_viewer, tokens: Tokens, refreshToken: string) =>
  refreshSession(tokens, refreshToken),
);

/** @throws NotImplementedError always (specification section 8) */
export const signUp = publicRule(async (): Promise<never> => {
  throw new NotImplementedError('Sign up not implemented in demo');
});

/** @throws NotImplementedError always (specification section 8) */
export const resetPassword = publicRule(async (): Promise<never> => {
  throw new NotImplementedError('Password reset not implemented in demo');
});

/**
 * The demo's own admin, for the hint under its login form (specification section 2.9): only for who sits
 * at this machine, and null once the site has an admin of its own.
 */
export const demoCredentials = publicRule(
  async (_viewer, client: Client): Promise<{ email: string; password: string } | null> => {
    if (!client.isLocal) return null;
    const user = await prisma.adminUser.findFirst({
      where: { demoPassword: { not: null }, disabledAt: null },
      select: { email: true, demoPassword: true },
    });
    return user?.demoPassword ? { email: user.email, password: user.demoPassword } : null;
  },
);
