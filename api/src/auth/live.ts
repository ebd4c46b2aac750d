import { Prisma } from '../database/generated/client.ts';
import { UnauthenticatedError } from '../errors.ts';

/** The condition for an open session, and for a valid API token. */
export const live = () => ({
  revokedAt: null,
  expiresAt: { gt: new Date() },
  adminUser: { disabledAt: null },
});

/** The same in SQL, for rows named `session` and `account`. */
export const liveSession = () => Prisma.sql`
  session."revokedAt" IS NULL AND session."expiresAt" > ${new Date()} AND account."disabledAt" IS NULL`;

/** The refusal of a call whose session, token or account is no longer live. */
export const hasEnded = () => new UnauthenticatedError('The session has ended. Sign in again.');
