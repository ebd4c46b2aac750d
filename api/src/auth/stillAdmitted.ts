import { prisma } from '../database/client.ts';
import { UnauthenticatedError } from '../errors.ts';
import { live } from './live.ts';
import type { Admin } from './viewer.ts';

/** An admin’s call, by what admitted it: a session, an API token, or a token of the external identity provider. */
export type Call = Pick<Admin, 'id' | 'sessionId' | 'tokenId'>;

function isAdmitted({ id, sessionId, tokenId }: Call): Promise<number> {
  if (sessionId !== null) return prisma.session.count({ where: { id: sessionId, ...live() } });
  if (tokenId !== null) return prisma.apiToken.count({ where: { id: tokenId, ...live() } });
  return prisma.adminUser.count({ where: { id, disabledAt: null } });
}

/**
 * For work that goes on after the answer to a call.
 * @throws UnauthenticatedError if the call would now be refused: its session has ended, its token was revoked or has
 * expired, or the admin is disabled
 */
export async function requireStillAdmitted(call: Call): Promise<void> {
  if ((await isAdmitted(call)) === 0) throw new UnauthenticatedError('The session has ended. Sign in again.');
}
