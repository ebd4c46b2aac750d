import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { prisma, type Transaction } from '../database/client.ts';
import { UnauthenticatedError } from '../errors.ts';
import type { TokenClaims, Tokens } from './tokens.ts';
import type { Admin } from './viewer.ts';

/** A session ends thirty days after its last use. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** What a sign-in or a refresh hands out. */
export interface Credentials {
  admin: Admin;
  accessToken: string;
  /** `<session id>.<secret>`; good for one refresh. */
  refreshToken: string;
}

const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const newSecret = () => randomBytes(32).toString('base64url');
const newExpiry = () => new Date(Date.now() + sessionSeconds * 1000);
/** What is true of a session while it is open. */
export const live = () => ({
  revokedAt: null,
  expiresAt: { gt: new Date() },
  adminUser: { disabledAt: null },
});

/** Opens a session for an admin who has just proved who they are. */
export async function openSession(
  tokens: Tokens,
  admin: { id: number; email: string },
  userAgent: string,
  client: Transaction = prisma,
): Promise<Credentials> {
  const id = randomUUID();
  const secret = newSecret();
  await client.session.create({
    data: {
      id,
      adminUserId: admin.id,
      refreshTokenHash: hash(secret),
      userAgent: userAgent.slice(0, 300),
      expiresAt: newExpiry(),
    },
  });
  return {
    admin: { id: admin.id, email: admin.email, sessionId: id, access: 'person' },
    accessToken: await tokens.issue({ id, adminUserId: admin.id }),
    refreshToken: `${id}.${secret}`,
  };
}

/**
 * Exchanges a refresh token for fresh tokens. A token that was used before tells that somebody else has
 * a copy, so its whole session ends (RFC 9700, section 4.14.2).
 * @throws UnauthenticatedError
 */
export async function refreshSession(tokens: Tokens, refreshToken: string): Promise<Credentials> {
  const [id = '', secret = ''] = refreshToken.split('.');
  const session = isUuid(id)
    ? await prisma.session.findUnique({ where: { id, ...live() }, include: { adminUser: true } })
    : null;
  if (!session) throw new UnauthenticatedError('The session has ended. Sign in again.');
  const presented = Buffer.from(hash(secret));
  const next = newSecret();
  const current =
    timingSafeEqual(presented, Buffer.from(session.refreshTokenHash)) &&
    // The hash in the condition lets only one of two simultaneous refreshes win.
    (await prisma.session.updateMany({
      where: { id, refreshTokenHash: session.refreshTokenHash, revokedAt: null },
      data: { refreshTokenHash: hash(next), lastUsedAt: new Date(), expiresAt: newExpiry() },
    }));
  if (!current || current.count === 0) {
    await revokeSession(id);
    throw new UnauthenticatedError('The session has ended. Sign in again.');
  }
  const { adminUser } = session;
  return {
    admin: { id: adminUser.id, email: adminUser.email, sessionId: id, access: 'person' },
    accessToken: await tokens.issue({ id, adminUserId: adminUser.id }),
    refreshToken: `${id}.${next}`,
  };
}

/** Ends a session: its access tokens stop working with the next call. */
export async function revokeSession(id: string): Promise<void> {
  await prisma.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: new Date() } });
}

/** Ends the session that a refresh token stands for, if it is the one that is good now. */
export async function revokeSessionOf(refreshToken: string): Promise<void> {
  const [id = '', secret = ''] = refreshToken.split('.');
  if (!isUuid(id)) return;
  await prisma.session.updateMany({
    where: { id, refreshTokenHash: hash(secret), revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

/** The admin whom a verified token names, when there is one, their session is open and they are not disabled. */
export async function findAdmin(claims: TokenClaims | null): Promise<Admin | null> {
  if (!claims) return null;
  if ('externalId' in claims) {
    const user = await prisma.adminUser.findUnique({
      where: { externalId: claims.externalId, disabledAt: null },
    });
    return user && { id: user.id, email: user.email, sessionId: null, access: 'person' };
  }
  if (!isUuid(claims.sessionId)) return null;
  const session = await prisma.session.findUnique({
    where: { id: claims.sessionId, ...live() },
    include: { adminUser: { select: { id: true, email: true } } },
  });
  return session && { ...session.adminUser, sessionId: session.id, access: 'person' };
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
