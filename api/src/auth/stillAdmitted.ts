import { prisma } from '../database/client.ts';
import type { Capability, Grant } from './capabilities.ts';
import { limitOf } from './apiTokens.ts';
import { factorDueOf } from './factorDue.ts';
import { hasEnded, live } from './live.ts';
import { requireCapability } from './permission.ts';
import type { Admin } from './viewer.ts';

/** An admin’s call, by what admitted it: a session, an API token, or a token of the external identity provider. */
export type Call = Pick<Admin, 'id' | 'sessionId' | 'tokenId'>;

/** The account that the call would be admitted as now; null if it would be refused. */
async function admittedAs({ id, sessionId, tokenId }: Call): Promise<Grant | null> {
  const select = { adminUser: { select: { role: true } } };
  if (sessionId !== null) {
    const session = await prisma.session.findUnique({ where: { id: sessionId, ...live() }, select });
    return session && { ...session.adminUser, limitedTo: null, factorDueAt: await factorDueOf(id) };
  }
  if (tokenId !== null) {
    const token = await prisma.apiToken.findUnique({
      where: { id: tokenId, ...live() },
      select: { ...select, capabilities: true },
    });
    return token && { ...token.adminUser, limitedTo: limitOf(token), factorDueAt: await factorDueOf(id) };
  }
  const account = await prisma.adminUser.findUnique({
    where: { id, disabledAt: null },
    select: { role: true },
  });
  return account && { ...account, limitedTo: null, factorDueAt: null };
}

/**
 * For work that goes on after the answer to a call.
 * @throws UnauthenticatedError if the call would now be refused: its session has ended, its token was revoked or has
 * expired, or the admin is disabled
 * @throws ForbiddenError if the admin has lost the capability
 */
export async function requireStillAdmitted(call: Call, capability: Capability): Promise<void> {
  const admin = await admittedAs(call);
  if (!admin) throw hasEnded();
  requireCapability(admin, capability);
}
