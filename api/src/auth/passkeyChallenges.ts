import { isIP } from 'node:net';
import { prisma } from '../database/client.ts';
import type { PasskeyPurpose } from '../database/generated/client.ts';
import type { Environment } from '../environment.ts';
import { NotImplementedError, PasskeyError } from '../errors.ts';
import type { Task } from '../jobs/queue.ts';
import { newSecret } from './secret.ts';
import type { Admin } from './viewer.ts';

// The challenges that passkeys sign (docs/product.md#passkeys): each is used once, soon, and for its purpose only.

/** How long a challenge is valid, in milliseconds. */
export const challengeLifetime = 5 * 60 * 1000;

/** What a challenge is bound to: its purpose and, except for a sign-in, the session of somebody. */
export type ChallengeFor =
  | { purpose: Extract<PasskeyPurpose, 'signIn'> }
  | { purpose: Exclude<PasskeyPurpose, 'signIn'>; admin: Pick<Admin, 'id' | 'sessionId'> };

const columnsOf = (bound: ChallengeFor) => ({
  purpose: bound.purpose,
  adminUserId: 'admin' in bound ? bound.admin.id : null,
  sessionId: 'admin' in bound ? bound.admin.sessionId : null,
});

/** Stores a new challenge. @returns it, in base64url */
export async function newChallenge(bound: ChallengeFor): Promise<string> {
  const challenge = newSecret();
  const expiresAt = new Date(Date.now() + challengeLifetime);
  await prisma.passkeyChallenge.create({ data: { challenge, expiresAt, ...columnsOf(bound) } });
  return challenge;
}

/**
 * Uses up a challenge, whatever comes of it: of two answers to it, at most one gets here.
 * @throws PasskeyError if it was used, has expired, or is for something else
 */
export async function useUpChallenge(challenge: string, bound: ChallengeFor): Promise<void> {
  const where = { challenge, ...columnsOf(bound), expiresAt: { gt: new Date() } };
  const { count } = await prisma.passkeyChallenge.deleteMany({ where });
  if (count === 0) throw new PasskeyError('PASSKEY_EXPIRED');
}

/** Deletes challenges that nobody answered in time. */
export async function forgetOldChallenges(now = new Date()): Promise<void> {
  await prisma.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
}

export const oldChallengesTask: Task = {
  name: 'forgetOldChallenges',
  cron: '*/15 * * * *',
  work: () => forgetOldChallenges(),
};

/**
 * The site as passkeys know it, which PUBLIC_URL alone decides: no header of a request does.
 * @throws NotImplementedError if its host is an IP address, for which browsers make no passkeys
 */
export function relyingParty({ PUBLIC_URL }: Environment): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(PUBLIC_URL);
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) > 0)
    throw new NotImplementedError('Passkeys need a site with a host name: PUBLIC_URL is an IP address.');
  return { rpID: hostname, origin };
}
